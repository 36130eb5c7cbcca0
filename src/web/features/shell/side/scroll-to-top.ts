/** Goes back to the top of the page, where reading goes on. The button that was pressed is gone there. */
export function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
