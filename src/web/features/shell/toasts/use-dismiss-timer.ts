import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs `onEnd` after `ms`. The time while `isHeld` is true does not count. */
export function useDismissTimer(ms: number, isHeld: boolean, onEnd: () => void): void {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isHeld]);
}
