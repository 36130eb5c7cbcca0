import { type RefObject, useEffect, useState } from 'react';
import { type GridPlace, rowWindow, type RowWindow } from './row-window.ts';

/** So many covers are drawn before it is known how they lie. */
const atFirst = 24;

function placeOf(grid: HTMLElement): GridPlace {
  const { top, width } = grid.getBoundingClientRect();
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length;
  return { top, width, columns, gap: Number.parseFloat(rowGap) || 0, screen: window.innerHeight };
}

/** Calls back with the next frame, and then, once a frame at most, when the page is scrolled or a grid takes another size. */
function watch(grid: HTMLElement, look: () => void): () => void {
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  later();
  const observer = new ResizeObserver(later);
  observer.observe(grid);
  window.addEventListener('scroll', later, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener('scroll', later);
  };
}

/** Which covers of a long grid are drawn: the rows that are on the screen or near it. */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [drawn, setDrawn] = useState({ first: 0, end: atFirst, before: 0, after: 0 });
  useEffect(() => {
    const element = grid.current;
    if (element === null) return;
    function look(): void {
      if (element === null) return;
      const next = rowWindow(placeOf(element), count);
      setDrawn((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    }
    return watch(element, look);
  }, [grid, count]);
  return { ...drawn, end: Math.min(drawn.end, count) };
}
