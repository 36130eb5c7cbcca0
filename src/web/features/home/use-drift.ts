import { type RefObject, useEffect } from 'react';
import { whileInViewport } from './while-in-viewport.ts';

interface Drift {
  readonly axis: 'x' | 'y';
  readonly pixelsPerSecond: number;
  readonly moving: boolean;
}

/**
 * Lets what a scrolling box holds drift by without end: the parts marked `data-drifts`, the content and
 * a copy of what it begins with. The browser's compositor moves them, so the page has nothing to do meanwhile. When it
 * stops, the box is left scrolled to where it was, for the player to go on by hand. A box out of sight
 * does not move.
 */
export function useDrift(
  box: RefObject<HTMLElement | null>,
  { axis, pixelsPerSecond, moving }: Drift,
): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || !moving) return;
    return whileInViewport(element, () =>
      whileSized(element, () => drift(element, axis, pixelsPerSecond)),
    );
  }, [box, axis, pixelsPerSecond, moving]);
}

type Stop = () => void;

/** Runs something, and anew whenever the first part of a box changes its size. */
function whileSized(box: Element, run: () => Stop): Stop {
  let stop: Stop | null = null;
  const observer = new ResizeObserver(() => {
    stop?.();
    stop = run();
  });
  const [first] = box.querySelectorAll(parts);
  if (first) observer.observe(first);
  return () => {
    observer.disconnect();
    stop?.();
  };
}

const parts = '[data-drifts]';
const sides = { x: ['left', 'scrollLeft'], y: ['top', 'scrollTop'] } as const;

function drift(box: Element, axis: 'x' | 'y', pixelsPerSecond: number): Stop {
  const [first, second] = box.querySelectorAll(parts);
  if (!first || !second) return () => {};
  const [edge, side] = sides[axis];
  const length = second.getBoundingClientRect()[edge] - first.getBoundingClientRect()[edge];
  if (length === 0) return () => {};
  const away = axis === 'x' ? `${-length}px 0` : `0 ${-length}px`;
  const timing = { duration: (length / pixelsPerSecond) * 1_000, iterations: Infinity };
  const scrolled = (box[side] % length) / length;
  box[side] = 0;
  const moves = [first, second].map((part) => {
    const move = part.animate({ translate: ['0 0', away] }, timing);
    move.currentTime = scrolled * timing.duration;
    return move;
  });
  return () => {
    const progress = moves[0]?.effect?.getComputedTiming().progress ?? 0;
    for (const move of moves) move.cancel();
    box[side] = progress * length;
  };
}
