import { prefersStill } from '../../../lib/prefers-still.ts';

/** Scrolls to the top and moves the focus to the content, because the pressed button disappears there. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
