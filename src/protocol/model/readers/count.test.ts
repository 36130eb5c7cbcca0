import { anything, assert, integer, property } from 'fast-check';
import { object, parse } from 'valibot';
import { expect, it } from 'vitest';
import { count, countOrNull } from './count.ts';

it('a count is the same as a number, as text, with decimals and with grouping', () => {
  assert(
    property(integer({ min: 0, max: 90_000_000_000_000 }), (whole) => {
      const groups = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
      for (const wire of [whole, String(whole), `${whole}.0`, groups, `${groups}.00`]) {
        expect(parse(count(), wire)).toBe(whole);
        expect(parse(countOrNull(), wire)).toBe(whole);
      }
    }),
  );
});

it('a count with a fraction is rounded', () => {
  expect([96.5, '96.5', 96.4, '1,250.6'].map((wire) => parse(count(), wire))).toEqual([
    97, 97, 96, 1_251,
  ]);
});

it('a count that is missing or cannot be read is unknown', () => {
  const shape = object({ pages: count(1), total: countOrNull() });
  expect(parse(shape, {})).toEqual({ pages: 1, total: null });
  for (const wire of [null, '', 'many', -1, Number.NaN, {}, [], true, '1,25', 1e16]) {
    expect(parse(shape, { pages: wire, total: wire })).toEqual({ pages: 1, total: null });
  }
});

it('a count is never invalid and never anything but a whole number from 0', () => {
  assert(
    property(anything(), (wire) => {
      const value = parse(count(), wire);
      expect(Number.isInteger(value) && value >= 0).toBe(true);
    }),
  );
});
