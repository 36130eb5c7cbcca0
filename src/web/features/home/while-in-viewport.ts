/** Calls `run` when the element enters the viewport, and the function that `run` returned when it leaves. Returns a function that ends the observation. */
export function whileInViewport(element: Element, run: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const observer = new IntersectionObserver((entries) => {
    stop?.();
    stop = entries.at(-1)?.isIntersecting ? run() : null;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop?.();
  };
}
