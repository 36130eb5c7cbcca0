import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something once a time has passed, not counting the time for which it is held. */
export function useDismissTimer(ms: number, isHeld: boolean, act: () => void): void {
  const left = useRef(ms);
  const done = useEffectEvent(act);

  useEffect(() => {
    if (isHeld) return;
    const began = Date.now();
    const timer = setTimeout(() => done(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [isHeld]);
}
