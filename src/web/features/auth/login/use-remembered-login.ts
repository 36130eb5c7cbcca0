import { useEffect, useRef } from 'react';
import type { RememberedLogin } from '#core/session/remembered-login.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** Fills a form with the login that this device remembers, if there is one. */
export function useRememberedLogin(fill: (login: RememberedLogin) => void): void {
  const { session } = useApp();
  const first = useRef(fill);

  useEffect(() => {
    let isMounted = true;
    void session.remembered().then((login) => isMounted && login && first.current(login));
    return () => {
      isMounted = false;
    };
  }, [session]);
}
