import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.tsx';

interface Entry {
  username: string;
  password: string;
  remember: boolean;
}

/** What stands in the login form: what was remembered on this device, until the player types. */
export function useRemembered(): [Entry, (change: Partial<Entry>) => void] {
  const { session } = useApp();
  const [entry, setEntry] = useState<Entry>({ username: '', password: '', remember: false });

  useEffect(() => {
    let wanted = true;
    void session.remembered().then((kept) => {
      if (wanted && kept) setEntry((now) => (isUntouched(now) ? { ...kept, remember: true } : now));
    });
    return () => {
      wanted = false;
    };
  }, [session]);

  return [entry, (change) => setEntry((now) => ({ ...now, ...change }))];
}

function isUntouched({ username, password }: Entry): boolean {
  return username === '' && password === '';
}
