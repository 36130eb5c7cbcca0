import { type RefObject, useEffect, useState } from 'react';
import { whileInViewport } from '../while-in-viewport.ts';

/** Rows are drawn in groups of this many: the group in view, and those beside it. */
const groupRows = 10;

/** Number of rows that are always drawn at the beginning. */
export const firstRows = groupRows;

/** The time between two readings of the place of a list that moves by itself, in milliseconds. */
const checkMs = 2_000;

/** The group at a place of a list, from 0. `hidden` is the height above the window, in the same unit as `rowHeight`. */
export function groupAt(hidden: number, rowHeight: number): number {
  return rowHeight > 0 ? Math.max(Math.floor(hidden / rowHeight / groupRows), 0) : 0;
}

/**
 * Indexes of the rows to draw of a list: from `from` to `to`, without `to`. The first group is drawn beside them, because a
 * list that moves by itself begins anew at any time.
 */
export function drawnRows(group: number, count: number): { from: number; to: number } {
  const from = Math.min(Math.max(group - 1, 1) * groupRows, count);
  return { from, to: Math.min((group + 2) * groupRows, count) };
}

/** Follows the group of rows that a scroll container shows. Its rows have one height. */
export function useDrawnGroup(box: RefObject<HTMLElement | null>): number {
  const [group, setGroup] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    return whileInViewport(element, () => {
      function look(): void {
        const body = element?.querySelector('tbody');
        const row = body?.querySelector('tr');
        if (!element || !body || !row) return;
        const edge = element.getBoundingClientRect().top;
        const hidden = edge - body.getBoundingClientRect().top;
        setGroup(groupAt(hidden, row.getBoundingClientRect().height));
      }
      look();
      const timer = setInterval(look, checkMs);
      element.addEventListener('scroll', look, { passive: true });
      return () => {
        clearInterval(timer);
        element.removeEventListener('scroll', look);
      };
    });
  }, [box]);
  return group;
}
