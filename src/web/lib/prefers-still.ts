/** True when the system asks for reduced motion, or the player has chosen less motion in the settings. */
export function prefersStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.hasAttribute('data-still')
  );
}
