import { useEffect, useRef } from 'react';

const throttleMs = 1_000;

/** Throttles `load` to one call a second. A call in between is made at the end of the second. */
export function useThrottledBalance(load: () => Promise<void>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isPending = useRef(false);

  function startTimer(): void {
    timer.current = setTimeout(() => {
      timer.current = null;
      if (isPending.current) request();
    }, throttleMs);
  }

  function request(): void {
    if (timer.current !== null) {
      isPending.current = true;
      return;
    }
    isPending.current = false;
    void load();
    startTimer();
  }

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return request;
}
