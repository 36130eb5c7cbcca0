import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';

/**
 * Says to screen readers that a guest has logged in: the login closes, and what shows it is in the header. A page that is
 * opened by a member says nothing.
 */
export function SignInWords() {
  const { t } = useLingui();
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  const [wasGuest, setWasGuest] = useState(false);

  // Until the session is known, everybody is a guest.
  useEffect(() => {
    if (phase === 'member') return;
    void session.start().then(() => setWasGuest(session.state.phase === 'guest'));
  }, [phase, session]);

  return <SpokenText text={wasGuest && phase === 'member' ? t`You are logged in.` : ''} />;
}
