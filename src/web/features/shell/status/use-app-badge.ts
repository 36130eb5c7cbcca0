import { useEffect } from 'react';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { useUnread } from '../../../widgets/player/use-unread.ts';

/** Shows the number of unread messages on the app's icon, where the system supports it. */
export function useAppBadge(): void {
  const isSignedIn = useSignedIn();
  const unread = useUnread();
  const count = isSignedIn ? unread : 0;

  useEffect(() => {
    // Only installed apps have an icon; elsewhere the browser rejects, and the rejection needs no action.
    navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
}
