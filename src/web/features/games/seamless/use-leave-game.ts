import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Leaves a game for the page it was started from, or for the lobby when it was the first page. */
export function useLeaveGame(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: '/', replace: true });
  };
}
