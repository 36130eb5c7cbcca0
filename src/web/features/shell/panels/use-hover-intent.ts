import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a mouse rests before it is taken to mean it, and how long it may stray. */
const intentMs = 120;
const graceMs = 240;

interface Given {
  onRest: () => void;
  onStray: () => void;
}

/** Tells a mouse that means something from one that passes by. Fingers and pens do not rest. */
export function useHoverIntent({ onRest, onStray }: Given) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(act: () => void, ms: number) {
    forget();
    timer.current = setTimeout(act, ms);
  }

  return {
    /** What it was about to do was done by other means. */
    forget,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && later(onRest, intentMs),
      onPointerLeave: () => later(onStray, graceMs),
    },
  };
}
