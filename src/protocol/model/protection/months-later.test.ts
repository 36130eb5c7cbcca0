import { expect, it } from 'vitest';
import { monthsLater } from './months-later.ts';

const manila = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  ['2026-01-15T10:30:00', 6, '2026-07-15T10:30:00'],
  ['2026-08-31T00:00:00', 6, '2027-02-28T00:00:00'],
  ['2028-02-29T23:59:59', 12, '2029-02-28T23:59:59'],
  ['2026-12-31T07:59:00', 60, '2031-12-31T07:59:00'],
])('from %s, %d months later it is %s in Manila', (from, months, until) => {
  expect(monthsLater(manila(from), months)).toBe(manila(until));
});
