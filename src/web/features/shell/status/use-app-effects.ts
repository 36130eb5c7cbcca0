import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { updateThemeColor } from '../../../lib/use-appearance.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { useUnread } from '../../../widgets/player/use-unread.ts';

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

/** Updates the theme colour of the browser when the system switches between light and dark. */
export function useThemeColor(): void {
  const { ui } = useApp();
  const { theme } = useSnapshot(ui.state);
  const isNight = useMedia('(prefers-color-scheme: dark)');
  useEffect(() => updateThemeColor(theme), [theme, isNight]);
}

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

/** Shows a toast when the gateway rejected a favourite that was set offline. */
export function useRejectedFavourite(): void {
  const { favourites, ui } = useApp();
  const { t } = useLingui();
  const { takenBack } = useSnapshot(favourites.state);

  useEffect(() => {
    if (takenBack === null) return;
    ui.toast(t`Your star on ${takenBack} could not be saved, so we took it back.`, { seconds: 6 });
    favourites.confirmTakenBack();
  }, [takenBack, favourites, ui, t]);
}
