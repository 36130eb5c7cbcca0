import { type RefObject, useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Lets a part of the page fill the screen, where the browser can. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  function toggle(): void {
    const turning = on ? document.exitFullscreen() : part.current?.requestFullscreen();
    // The browser may say no, and then nothing changes.
    turning?.catch(() => undefined);
  }
  return { on, possible: document.fullscreenEnabled, toggle };
}
