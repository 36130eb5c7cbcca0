import { useState, useSyncExternalStore } from 'react';

/** Whether something that moves by itself may move now, and the player's own switch for it. */
export interface Motion {
  readonly moving: boolean;
  /** The player, or the machine's settings, asked for stillness. */
  readonly still: boolean;
  /** The player stopped it. */
  readonly paused: boolean;
  /** The machine's settings ask for stillness, so there is nothing to pause. */
  readonly calm: boolean;
  toggle(): void;
  /** Goes on the part that moves: a pointer over it or focus in it holds it. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

const query = '(prefers-reduced-motion: reduce)';

function watchCalm(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

function watchHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the machine's settings ask for stillness. The prerendered page stands still. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchCalm,
    () => matchMedia(query).matches,
    () => true,
  );
}

function useHidden(): boolean {
  return useSyncExternalStore(
    watchHidden,
    () => document.hidden,
    () => true,
  );
}

export function useMotion(): Motion {
  const calm = useReducedMotion();
  const hidden = useHidden();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    moving: !calm && !hidden && !paused && !hovered && !focused,
    still: calm || paused,
    paused,
    calm,
    toggle: () => setPaused(!paused),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
