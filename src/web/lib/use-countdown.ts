import { useCallback, useSyncExternalStore } from 'react';

const stepMs = 200;

function secondsUntil(until: number | null): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000));
}

/** The whole seconds that are left until a moment in epoch milliseconds, counting down to 0. Nothing ticks where there is no moment, or none to come. */
export function useCountdown(until: number | null): number {
  const tick = useCallback(
    (act: () => void) => {
      if (secondsUntil(until) === 0) return () => {};
      const timer = setInterval(() => {
        act();
        if (secondsUntil(until) === 0) clearInterval(timer);
      }, stepMs);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    tick,
    () => secondsUntil(until),
    () => 0,
  );
}
