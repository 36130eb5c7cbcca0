import { type RefObject, useEffect } from 'react';
import { whileInViewport } from './while-in-viewport.ts';

interface Drift {
  readonly axis: 'x' | 'y';
  readonly pixelsPerSecond: number;
  readonly moving: boolean;
}

/**
 * Moves the content of a scroll container endlessly. The two elements with `data-drifts` are the content and
 * a copy of its beginning. The browser's compositor runs the animation, without work on the main thread. When it
 * stops, the container keeps the reached scroll position. It moves only in the viewport.
 */
export function useDrift(
  box: RefObject<HTMLElement | null>,
  { axis, pixelsPerSecond, moving }: Drift,
): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || !moving) return;
    return whileInViewport(element, () =>
      restartOnResize(element, () => drift(element, axis, pixelsPerSecond)),
    );
  }, [box, axis, pixelsPerSecond, moving]);
}

type Stop = () => void;

/** Calls `run`, and again when the first part changes its size. */
function restartOnResize(box: Element, run: () => Stop): Stop {
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
  const end = axis === 'x' ? `${-length}px 0` : `0 ${-length}px`;
  const timing = { duration: (length / pixelsPerSecond) * 1_000, iterations: Infinity };
  const progressAtStart = (box[side] % length) / length;
  box[side] = 0;
  const animations = [first, second].map((part) => {
    const animation = part.animate({ translate: ['0 0', end] }, timing);
    animation.currentTime = progressAtStart * timing.duration;
    return animation;
  });
  return () => {
    const progress = animations[0]?.effect?.getComputedTiming().progress ?? 0;
    for (const animation of animations) animation.cancel();
    box[side] = progress * length;
  };
}
