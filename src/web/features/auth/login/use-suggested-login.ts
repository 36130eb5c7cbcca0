import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';

/** Fills a form with the name of a player who has just reset the password, also while the form is open. */
export function useSuggestedLogin(fill: (username: string) => void): void {
  const { session } = useApp();
  const { suggestedLogin } = useSnapshot(session.state);
  const fillIn = useEffectEvent(fill);

  useEffect(() => {
    if (suggestedLogin !== null) fillIn(suggestedLogin);
  }, [suggestedLogin]);
}
