/** Runs something while an element is on the screen. Gives back how to end it. */
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
