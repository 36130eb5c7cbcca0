import { type PointerEvent, useEffect, useRef } from 'react';

/** Delays before a hover opens, and before leaving closes, in milliseconds. */
const restMs = 120;
const leaveMs = 240;

interface Options {
  onRest: () => void;
  onStray: () => void;
}

/** Detects hover intent: the mouse stays for a moment. Touch and pen are ignored. */
export function useHoverIntent({ onRest, onStray }: Options) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(act: () => void, ms: number) {
    forget();
    timer.current = setTimeout(act, ms);
  }

  return {
    /** Cancels the pending action. */
    forget,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && later(onRest, restMs),
      onPointerLeave: () => later(onStray, leaveMs),
    },
  };
}
