import { useCallback, useSyncExternalStore } from 'react';
import { clock } from './clock.ts';

const stepMs = 200;

function secondsUntil(until: number | null): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - clock.now()) / 1_000));
}

/** Whole seconds until a time in epoch milliseconds, counting down to 0. Without a time, or after it, no timer runs. */
export function useCountdown(until: number | null): number {
  const tick = useCallback(
    (onChange: () => void) => {
      if (secondsUntil(until) === 0) return () => {};
      const timer = setInterval(() => {
        onChange();
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
