import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowWindow } from './row-window.ts';

const desktop = { top: 300, width: 1100, columns: 6, gap: 16, screen: 900 };
const pitch = ((1100 - 16 * 5) / 6) * (4 / 3) + 16;

describe('the row window of a long grid', () => {
  it('contains the visible rows and reserves space for the others', () => {
    const rendered = rowWindow({ ...desktop, top: -100 * pitch }, 5_000);
    expect(rendered.first).toBeLessThan(600);
    expect(rendered.end).toBeGreaterThan(600 + 6 * Math.ceil(900 / pitch));
    expect(rendered.before).toBeCloseTo((rendered.first / 6) * pitch);
    const rows = Math.ceil(5_000 / 6);
    expect(rendered.after).toBeCloseTo((rows - rendered.end / 6) * pitch);
  });

  it('contains all rows without a layout', () => {
    const place = { ...desktop, width: 0, columns: 0 };
    expect(rowWindow(place, 50)).toEqual({ first: 0, end: 50, before: 0, after: 0 });
  });

  it('contains whole rows and at most 400 covers at every scroll position', () => {
    const place = fc.record({
      top: fc.integer({ min: -2_000_000, max: 2_000 }),
      width: fc.integer({ min: 280, max: 4_000 }),
      columns: fc.integer({ min: 1, max: 20 }),
      gap: fc.integer({ min: 0, max: 32 }),
      screen: fc.integer({ min: 300, max: 4_000 }),
    });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 5_000 }), (where, count) => {
        const { first, end, before, after } = rowWindow(where, count);
        expect(end - first).toBeLessThanOrEqual(400);
        expect(end).toBeGreaterThan(first);
        expect(first % where.columns).toBe(0);
        expect(Math.min(before, after)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
