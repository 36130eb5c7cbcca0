import { useCallback, useSyncExternalStore } from 'react';
import { clock } from './clock.ts';

/** The time in epoch milliseconds, rounded down to `stepMs` and updated at each step. Null during prerendering. */
export function useNow(stepMs: number): number | null {
  const tick = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return useSyncExternalStore(
    tick,
    () => Math.floor(clock.now() / stepMs) * stepMs,
    () => null,
  );
}
