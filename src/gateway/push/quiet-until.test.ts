import { describe, expect, it } from 'vitest';
import { isTimeZone, quietUntil } from './quiet-until.ts';

const manila = 'Asia/Manila';
/** A time of a day in Manila. */
const at = (hour: number, minute = 0, day = 2) => Date.UTC(2026, 10, day, hour - 8, minute, 30);
const minutes = (hour: number, minute = 0) => hour * 60 + minute;

describe('quiet hours', () => {
  const night = { from: minutes(22), to: minutes(7) };

  it.each([
    ['before they begin', at(21, 59), null],
    ['when they begin', at(22), at(7, 0, 3)],
    ['after midnight', at(3, 15), at(7)],
    ['when they end', at(7), null],
  ])('over midnight: %s', (_, now, end) => {
    expect(quietUntil(now, night, manila)).toBe(end === null ? null : end - 30_000);
  });

  it('within a day, in the zone of the device', () => {
    const noon = { from: minutes(12), to: minutes(14, 30) };
    expect(quietUntil(at(13), noon, manila)).toBe(at(14, 30) - 30_000);
    expect(quietUntil(at(13), noon, 'UTC')).toBeNull();
    expect(quietUntil(at(21), noon, 'UTC')).toBe(at(22, 30) - 30_000);
  });

  it('are the whole day where they end when they begin, and none where there are none', () => {
    expect(quietUntil(at(9), { from: minutes(8), to: minutes(8) }, manila)).not.toBeNull();
    expect(quietUntil(at(9), null, manila)).toBeNull();
  });
});

it('knows time zones', () => {
  expect([manila, 'UTC', 'Europe/Nowhere', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
