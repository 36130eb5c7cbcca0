import { type RefObject, useEffect } from 'react';

const restMs = 5_000;

/** Scrolls a row by one of its items, on from its end to its start and back. */
export function step(row: HTMLElement | null, by: 1 | -1): void {
  const [first, second] = row?.children ?? [];
  if (row === null || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const width = second.offsetLeft - first.offsetLeft;
  const end = row.scrollWidth - row.clientWidth;
  const atEnd = by === 1 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
  const around = by === 1 ? 0 : end;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({
    left: atEnd ? around : row.scrollLeft + by * width,
    behavior: still ? 'instant' : 'smooth',
  });
}

/** Moves a row on by one item each five seconds. */
export function useSteps(row: RefObject<HTMLElement | null>, moving: boolean): void {
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => step(row.current, 1), restMs);
    return () => clearInterval(timer);
  }, [row, moving]);
}
