import { type RefObject, useState, useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export interface FullScreen {
  readonly on: boolean;
  /** The page is filled instead, where the browser fills no screen, as on iPhones. */
  readonly filled: boolean;
  toggle(): void;
}

/** Lets a part of the page fill the screen, or all of the page where the browser cannot. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const real = useSyncExternalStore(watch, () => Boolean(document.fullscreenElement));
  const [filled, setFilled] = useState(false);
  function toggle(): void {
    if (!document.fullscreenEnabled) return setFilled(!filled);
    const turning = real ? document.exitFullscreen() : part.current?.requestFullscreen();
    // A browser that says no leaves the page to be filled.
    turning?.catch(() => setFilled(!filled));
  }
  return { on: real || filled, filled, toggle };
}
