import { useSyncExternalStore } from 'react';

/** How far down the way back to the top is worth a button. */
const farPx = 320;

function listen(act: () => void) {
  window.addEventListener('scroll', act, { passive: true });
  return () => window.removeEventListener('scroll', act);
}

/** Whether the page was scrolled down. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > farPx,
    () => false,
  );
}
