import { useCallback, useSyncExternalStore } from 'react';

/** The time in epoch milliseconds, rounded down to a step and moving with it. Null where a page is rendered ahead. */
export function useNow(stepMs: number): number | null {
  const tick = useCallback(
    (act: () => void) => {
      const timer = setInterval(act, stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return useSyncExternalStore(
    tick,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => null,
  );
}
