import { useEffect, useRef } from 'react';
import { useApp } from '../../app-context.tsx';

interface Entry {
  username: string;
  password: string;
  remember: boolean;
}

/** Fills the login form with what was remembered on this device, unless the player has typed by then. */
export function useRemembered(change: (fill: (now: Entry) => Partial<Entry>) => void): void {
  const { session } = useApp();
  const fill = useRef(change);

  useEffect(() => {
    let wanted = true;
    void session.remembered().then((kept) => {
      if (!wanted || !kept) return;
      fill.current((now) => (isUntouched(now) ? { ...kept, remember: true } : {}));
    });
    return () => {
      wanted = false;
    };
  }, [session]);
}

function isUntouched({ username, password }: Entry): boolean {
  return username === '' && password === '';
}
