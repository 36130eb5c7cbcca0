import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { invitationOf } from '#core/registration/registration-rules.ts';
import type { RegistrationSlice } from '#core/registration/registration.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The address of the page, as the operator keeps it and as it tells who invited. */
export function usePageUrl(): string {
  const href = useLocation({ select: (location) => location.href });
  return new URL(href, window.location.origin).href;
}

/** Who invited, as the address says. The operator's own domains may have to be learnt first. */
export function useInvitation({ state, invite }: RegistrationSlice) {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const url = usePageUrl();

  useEffect(() => {
    void invite(invitationOf(new URL(url), status?.domains ?? []));
  }, [invite, url, status]);

  return useSnapshot(state).invitation;
}
