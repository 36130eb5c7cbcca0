import { expect, it } from 'vitest';
import { dayOf, monthOf, nextMonthOf, startOfDay, weekOf } from './market-day.ts';

const at = (text: string): number => Date.parse(text);

it('begins a day at midnight of +08:00', () => {
  const midnight = at('2026-11-22T00:00:00+08:00');
  expect(startOfDay(dayOf(midnight))).toBe(midnight);
  expect(dayOf(midnight - 1)).toBe(dayOf(midnight) - 1);
});

it('begins a week on Monday and a month on its first day', () => {
  const day = (text: string): number => dayOf(at(`${text}T12:00:00+08:00`));
  expect(weekOf(day('2026-11-22'))).toBe(day('2026-11-16'));
  expect(weekOf(day('2026-11-16'))).toBe(day('2026-11-16'));
  expect(monthOf(day('2026-11-22'))).toBe(day('2026-11-01'));
  expect(nextMonthOf(day('2026-12-31'))).toBe(day('2027-01-01'));
});
