import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';

const everyMs = 60_000;

/** Loads now, each minute while the page is visible, and when it is shown again. */
export function whileVisible(
  { onVisible, visible }: Pick<Platform, 'onVisible' | 'visible'>,
  load: () => Promise<void>,
): Stop {
  void load();
  const timer = setInterval(() => visible() && void load(), everyMs);
  const unlisten = onVisible(() => void load());
  return () => {
    clearInterval(timer);
    unlisten();
  };
}
