import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Returns to the page before the game, or to the home page when there is none. */
export function useLeaveGame(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: '/', replace: true });
  };
}
