import { type RefObject, useEffect } from 'react';

interface Drift {
  readonly axis: 'x' | 'y';
  readonly pixelsPerSecond: number;
  readonly moving: boolean;
}

/**
 * Lets a scrolling box drift along its content, which stands in it twice, and start over where the
 * second copy begins. The player may scroll it at any time; it goes on from there. A box that is out
 * of sight, or whose content fits, does not move.
 */
export function useDrift(
  box: RefObject<HTMLElement | null>,
  { axis, pixelsPerSecond, moving }: Drift,
): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || !moving) return;
    return whileSeen(element, () => drift(element, axis, pixelsPerSecond));
  }, [box, axis, pixelsPerSecond, moving]);
}

/** Runs something while an element is on the screen. Gives back how to end it. */
function whileSeen(element: Element, run: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const observer = new IntersectionObserver(([entry]) => {
    stop?.();
    stop = entry?.isIntersecting ? run() : null;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop?.();
  };
}

function drift(element: HTMLElement, axis: 'x' | 'y', pixelsPerSecond: number): () => void {
  const side = axis === 'x' ? 'scrollLeft' : 'scrollTop';
  const extent = axis === 'x' ? 'scrollWidth' : 'scrollHeight';
  let place = element[side];
  let before = performance.now();
  let frame = requestAnimationFrame(step);

  function step(now: number): void {
    const length = element[extent] / 2;
    const byHand = Math.abs(element[side] - place) > 2;
    place = (byHand ? element[side] : place) + ((now - before) / 1000) * pixelsPerSecond;
    if (place >= length) place -= length;
    before = now;
    element[side] = place;
    frame = requestAnimationFrame(step);
  }

  return () => cancelAnimationFrame(frame);
}
