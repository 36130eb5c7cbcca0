import { useEffect } from 'react';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { useUnread } from '../header/use-unread.ts';

/** Keeps the number of unread messages on the app's icon, where the system shows one. */
export function useAppBadge(): void {
  const isSignedIn = useSignedIn();
  const unread = useUnread();
  const count = isSignedIn ? unread : 0;

  useEffect(() => {
    // Only an installed app has an icon to wear it; elsewhere the browser refuses, which is no loss.
    navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
}
