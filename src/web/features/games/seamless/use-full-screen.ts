import { type RefObject, useState, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** State of full screen and its toggle. */
export interface FullScreen {
  readonly on: boolean;
  /** Fills the page instead, in browsers without full screen, such as on iPhones. */
  readonly filled: boolean;
  toggle(): void;
}

/** Full screen for an element, or the whole page in browsers without full screen. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const isFullScreen = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const [filled, setFilled] = useState(false);
  function toggle(): void {
    if (!document.fullscreenEnabled) return setFilled(!filled);
    const request = isFullScreen ? document.exitFullscreen() : part.current?.requestFullscreen();
    // The browser refuses: fill the page instead.
    request?.catch(() => setFilled(!filled));
  }
  return { on: isFullScreen || filled, filled, toggle };
}
