import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barsOf } from './bars-of.ts';

it('draws values above the line, and hangs those below zero from it', () => {
  const { bars, zero } = barsOf([50, -50, 0], 100);
  expect(zero).toBe(50);
  expect(bars).toEqual([
    { y: 0, size: 50 },
    { y: 50, size: 50 },
    { y: 50, size: 0 },
  ]);
});

it('draws an empty line for days without anything', () => {
  expect(barsOf([0, 0], 100)).toEqual({
    bars: [
      { y: 100, size: 0 },
      { y: 100, size: 0 },
    ],
    zero: 100,
  });
});

it('keeps all bars in the chart, and shows each value', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (values) => {
      const { bars } = barsOf(values, 100);
      for (const [nth, { y, size }] of bars.entries()) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + size).toBeLessThanOrEqual(100.000001);
        expect(size > 0).toBe(values[nth] !== 0);
      }
    }),
  );
});
