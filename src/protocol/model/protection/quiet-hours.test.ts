import { expect, it } from 'vitest';
import { dayMs, startOfDay } from '../market-day.ts';
import { isQuietAt, quietHoursAt } from './quiet-hours.ts';

const hourMs = 3_600_000;
const midnight = startOfDay(20_000);
/** From 22 to 6 o'clock. */
const night = { from: midnight - 2 * hourMs, until: midnight + 6 * hourMs };

it.each([
  [-3, false],
  [-2, true],
  [0, true],
  [5.9, true],
  [6, false],
  [12, false],
])('%d hours after midnight are quiet: %s, on each day', (hour, quiet) => {
  for (const day of [-2, 0, 1, 400])
    expect(isQuietAt(night, midnight + hour * hourMs + day * dayMs)).toBe(quiet);
});

it('no hours are never quiet', () => {
  expect(isQuietAt(null, midnight)).toBe(false);
});

it('the hours of a day are those that begin on it', () => {
  for (const now of [midnight, midnight + dayMs - 1]) {
    expect(quietHoursAt({ from: 22, until: 6 }, now)).toEqual({
      from: midnight + 22 * hourMs,
      until: midnight + 30 * hourMs,
    });
    expect(quietHoursAt({ from: 6, until: 21 }, now)).toEqual({
      from: midnight + 6 * hourMs,
      until: midnight + 21 * hourMs,
    });
  }
  expect(quietHoursAt(null, midnight)).toBeNull();
});
