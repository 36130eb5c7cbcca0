import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../../../lib/app-context.tsx';

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly targetURL?: string | null }) => void): void;
}

declare global {
  interface Window {
    /** Only installed apps have it, and not in all browsers. */
    readonly launchQueue?: LaunchQueue;
  }
}

/** Follows a shortcut of the app's icon while the app is open, except during a game. The icon itself changes nothing. */
export function useLaunchQueue(): void {
  const { play } = useApp();
  const router = useRouter();

  useEffect(() => {
    window.launchQueue?.setConsumer(({ targetURL }) => {
      const target = new URL(targetURL ?? '/', location.origin);
      const isPlaying = play.state.phase !== 'idle';
      if (isPlaying || target.origin !== location.origin || target.pathname === '/') return;
      void router.navigate({ href: target.pathname + target.search });
    });
  }, [play, router]);
}
