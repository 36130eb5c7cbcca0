import { useState, useSyncExternalStore } from 'react';

/** State of an animation that runs by itself, with the pause switch of the player. */
export interface Motion {
  /** The animation runs now. */
  readonly moving: boolean;
  /** Paused by the player or by reduced motion. */
  readonly still: boolean;
  /** Paused by the player. */
  readonly paused: boolean;
  /** The device asks for reduced motion. */
  readonly reducedMotion: boolean;
  toggle(): void;
  /** Event handlers for the moving element: pointer and focus pause it. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

const query = '(prefers-reduced-motion: reduce)';

function watchReducedMotion(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

function watchHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Returns true with `prefers-reduced-motion`, and during prerendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchReducedMotion,
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

/** Motion state of one animation. It also stops while the page is hidden. */
export function useMotion(): Motion {
  const reducedMotion = useReducedMotion();
  const hidden = useHidden();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    moving: !reducedMotion && !hidden && !paused && !hovered && !focused,
    still: reducedMotion || paused,
    paused,
    reducedMotion,
    toggle: () => setPaused(!paused),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
