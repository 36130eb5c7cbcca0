import { useSyncExternalStore } from 'react';

/** Scroll distance from which the button appears, in pixels. */
const minScrollPx = 320;

function listen(act: () => void) {
  window.addEventListener('scroll', act, { passive: true });
  return () => window.removeEventListener('scroll', act);
}

/** Returns true while the page is scrolled far enough for a button that leads back to the top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > minScrollPx,
    () => false,
  );
}
