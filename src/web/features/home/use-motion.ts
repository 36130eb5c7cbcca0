import { useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';

/** State of an animation that runs by itself. */
export interface Motion {
  /** The animation runs now. */
  readonly moving: boolean;
  /** Paused by the player, for the whole page, or by reduced motion. */
  readonly still: boolean;
  /** Event handlers for the moving element: pointer and focus pause it, a press stops it for good. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onPointerDown(): void;
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

/** Returns true with `prefers-reduced-motion`, when the player has chosen less motion, and during prerendering. */
export function useReducedMotion(): boolean {
  const { ui } = useApp();
  const { lessMotion } = useSnapshot(ui.state);
  const reduced = useSyncExternalStore(
    watchReducedMotion,
    () => matchMedia(query).matches,
    () => true,
  );
  return reduced || lessMotion;
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
  const { ui } = useApp();
  const { motionPaused } = useSnapshot(ui.state);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  // A player who lets the page move again means what was pressed too.
  if (motionPaused && pressed) setPressed(false);
  return {
    moving: !reducedMotion && !hidden && !motionPaused && !hovered && !focused && !pressed,
    still: reducedMotion || motionPaused,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onPointerDown: () => setPressed(true),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
