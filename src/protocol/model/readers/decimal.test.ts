import { parse, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { decimal, percentOrNull, points } from './decimal.ts';

it('a number with a sign and a fraction is a number or text', () => {
  for (const wire of [-1250.5, '-1250.5', '-1,250.50'])
    expect(parse(decimal(), wire)).toBe(-1250.5);
  for (const wire of [null, '', 'n/a', '1e3', '12,50', {}, [5], Number.NaN, 1e300]) {
    expect(safeParse(decimal(), wire).success).toBe(false);
  }
});

it('points lose their fraction', () => {
  expect(parse(points(), '1,200.9')).toBe(1200);
  expect(parse(points(), -1.5)).toBe(-1);
});

it('a percentage becomes basis points, and is unknown outside 0 to 100', () => {
  expect(parse(percentOrNull(), '0.29')).toBe(29);
  for (const wire of [-0.1, '100.01', 'n/a', null]) expect(parse(percentOrNull(), wire)).toBeNull();
});
