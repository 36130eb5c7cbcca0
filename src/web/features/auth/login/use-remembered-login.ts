import { useEffect, useRef } from 'react';
import type { RememberedLogin } from '#core/session/remembered-login.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** Fills a form with what was remembered on this device. */
export function useRememberedLogin(fill: (kept: RememberedLogin) => void): void {
  const { session } = useApp();
  const first = useRef(fill);

  useEffect(() => {
    let wanted = true;
    void session.remembered().then((kept) => wanted && kept && first.current(kept));
    return () => {
      wanted = false;
    };
  }, [session]);
}
