/** Scrolls to the top and moves the focus to the content, because the pressed button disappears there. */
export function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
