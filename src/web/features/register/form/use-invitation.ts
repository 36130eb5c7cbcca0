import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { invitationOf } from '#core/registration/registration-rules.ts';
import type { RegistrationSlice } from '#core/registration/registration.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The full address of the page. It is sent with a registration, and holds the codes of an invitation. */
export function usePageUrl(): string {
  const href = useLocation({ select: (location) => location.href });
  return new URL(href, window.location.origin).href;
}

/** The invitation in the address. It is read again once the operator's domains are known. */
export function useInvitation({ state, invite }: RegistrationSlice) {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const url = usePageUrl();

  useEffect(() => {
    void invite(invitationOf(new URL(url), status?.domains ?? []));
  }, [invite, url, status]);

  return useSnapshot(state).invitation;
}
