import { describe, expect, it } from 'vitest';
import { neighbour } from './use-panel-keys.ts';

/** Two rows of three boxes, and one box in a third row. */
const boxes = [0, 1, 2, 3, 4, 5, 6].map((index) => {
  const top = Math.floor(index / 3) * 100;
  return { left: (index % 3) * 100, top, bottom: top + 90 };
});

describe('in a panel', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 6],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 5, 2],
    ['ArrowUp', 6, 3],
    ['ArrowUp', 2, -1],
    ['Home', 4, 0],
    ['End', 4, 6],
    ['a', 4, null],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(neighbour(boxes, from, key)).toBe(to);
  });
});
