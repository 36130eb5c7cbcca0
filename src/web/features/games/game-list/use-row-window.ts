import { type RefObject, useEffect, useState } from 'react';
import { type GridPlace, rowWindow, type RowWindow } from './row-window.ts';

/** Covers rendered before the layout is known. */
const initialCovers = 24;

function placeOf(grid: HTMLElement): GridPlace {
  const { top, width } = grid.getBoundingClientRect();
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length;
  return { top, width, columns, gap: Number.parseFloat(rowGap) || 0, screen: window.innerHeight };
}

/** Calls `measure` in the next frame, and at most once a frame after scrolling and resizing. Returns a function that stops it. */
function observeLayout(grid: HTMLElement, measure: () => void): () => void {
  let frame = 0;
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  schedule();
  const observer = new ResizeObserver(schedule);
  observer.observe(grid);
  window.addEventListener('scroll', schedule, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener('scroll', schedule);
  };
}

/** The part of a long grid to render: the rows in and near the viewport. */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [rendered, setRendered] = useState({ first: 0, end: initialCovers, before: 0, after: 0 });
  useEffect(() => {
    const element = grid.current;
    if (element === null) return;
    function measure(): void {
      if (element === null) return;
      const next = rowWindow(placeOf(element), count);
      setRendered((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    }
    return observeLayout(element, measure);
  }, [grid, count]);
  return { ...rendered, end: Math.min(rendered.end, count) };
}
