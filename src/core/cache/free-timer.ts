const slices = 10;

/**
 * Calls `expire` after this much time in which the page was free, in milliseconds. A busy page delays the timers and the answers of
 * the database alike: such a pause counts as one slice, so an answer that waits behind it still comes first. Returns a
 * function that stops the timer.
 */
export function startFreeTimer(ms: number, expire: () => void): () => void {
  let left = slices;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    timer = setTimeout(() => (--left === 0 ? expire() : tick()), ms / slices);
  };
  tick();
  return () => clearTimeout(timer);
}
