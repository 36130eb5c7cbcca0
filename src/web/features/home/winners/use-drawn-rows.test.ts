import { expect, it } from 'vitest';
import { drawnRows, firstRows, groupAt } from './use-drawn-rows.ts';

it('draws the rows in view and a group on each side', () => {
  for (let first = 0; first < 100; first += 1) {
    const { from, to } = drawnRows(groupAt(first * 44, 44), 100);
    const isDrawn = (row: number) => row < firstRows || (row >= from && row < to);
    const near = Array.from({ length: 21 }, (_, index) => first - 10 + index);
    const missing = near.filter((row) => row >= 0 && row < 100 && !isDrawn(row));
    expect(missing).toEqual([]);
    expect(to - from).toBeLessThanOrEqual(30);
  }
});

it('draws no row twice, and none that is not there', () => {
  expect(drawnRows(0, 100)).toEqual({ from: 10, to: 20 });
  expect(drawnRows(1, 100)).toEqual({ from: 10, to: 30 });
  expect(drawnRows(9, 95)).toEqual({ from: 80, to: 95 });
  expect(drawnRows(0, 7)).toEqual({ from: 7, to: 7 });
  expect(drawnRows(groupAt(-20, 44), 100)).toEqual({ from: 10, to: 20 });
  expect(drawnRows(groupAt(500, 0), 100)).toEqual({ from: 10, to: 20 });
});
