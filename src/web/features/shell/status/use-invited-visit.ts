import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../../../lib/app-context.tsx';

/** The parameters that have the code of an agent or of a player. */
const codes = /[?&](?:affiliateCode|referralCode|r)=/;

/** The address with which the document was loaded: pages drop parameters that are not theirs. */
function useLoadedAddress(): string {
  const href = useLocation({ select: (location) => location.href });
  const [first] = useState(href);
  const [visit] = performance.getEntriesByType('navigation');
  return visit === undefined ? new URL(first, location.origin).href : visit.name;
}

/** Keeps the invitation by which somebody has come, on whatever page that was. */
export function useInvitedVisit(): void {
  const { accounts } = useApp();
  const address = useLoadedAddress();

  useEffect(() => {
    if (!codes.test(address)) return;
    Promise.all([accounts(), import('#core/registration/registration-rules.ts')]).then(
      ([{ registration }, { invitationOf }]) =>
        void registration.invite(invitationOf(new URL(address), [])),
      () => undefined,
    );
  }, [accounts, address]);
}
