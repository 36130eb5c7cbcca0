import { type RefObject, useEffect } from 'react';
import { whileSeen } from './while-seen.ts';

interface Drift {
  readonly axis: 'x' | 'y';
  readonly pixelsPerSecond: number;
  readonly moving: boolean;
}

/**
 * Lets a scrolling box drift along the first of its two parts, and start over where the second, which begins
 * as the first does, has come to its place. The player may scroll it at any time; it goes on from there.
 * A box that is out of sight, or whose content fits, does not move.
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

/** How far the second part is from the first. */
function lengthOf(
  { firstElementChild: first, lastElementChild: second }: Element,
  axis: 'x' | 'y',
) {
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return axis === 'x' ? second.offsetLeft - first.offsetLeft : second.offsetTop - first.offsetTop;
}

function drift(element: HTMLElement, axis: 'x' | 'y', pixelsPerSecond: number): () => void {
  const side = axis === 'x' ? 'scrollLeft' : 'scrollTop';
  const length = lengthOf(element, axis);
  let place = element[side];
  let before = performance.now();
  let frame = requestAnimationFrame(step);

  function step(now: number): void {
    const byHand = Math.abs(element[side] - place) > 2;
    place = (byHand ? element[side] : place) + ((now - before) / 1000) * pixelsPerSecond;
    if (place >= length) place -= length;
    before = now;
    element[side] = place;
    frame = requestAnimationFrame(step);
  }

  return () => cancelAnimationFrame(frame);
}
