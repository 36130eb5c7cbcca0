import { useEffect, useRef } from 'react';
import type { RememberedLogin } from '#core/session/remembered-login.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** Fills a form with the login that this device remembers, if there is one. */
export function useRememberedLogin(fill: (kept: RememberedLogin) => void): void {
  const { session } = useApp();
  const first = useRef(fill);

  useEffect(() => {
    let isMounted = true;
    void session.remembered().then((kept) => isMounted && kept && first.current(kept));
    return () => {
      isMounted = false;
    };
  }, [session]);
}
