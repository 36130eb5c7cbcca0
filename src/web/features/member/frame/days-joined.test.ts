import { describe, expect, it } from 'vitest';
import { daysJoined } from './days-joined.ts';

const at = (iso: string): number => Date.parse(iso);

describe('days of membership', () => {
  it.each([
    ['2026-03-01T10:00:00+08:00', '2026-03-01T23:59:00+08:00', 1],
    ['2026-03-01T23:59:00+08:00', '2026-03-02T00:01:00+08:00', 2],
    ['2026-03-01T00:30:00+08:00', '2026-03-31T12:00:00+08:00', 31],
  ])('from %s to %s are %i, counted in Manila', (registered, now, days) => {
    expect(daysJoined(at(registered), at(now))).toBe(days);
  });

  it('are one when the clock of the device is before the registration', () => {
    expect(daysJoined(at('2026-03-05T10:00:00+08:00'), at('2026-03-01T10:00:00+08:00'))).toBe(1);
  });
});
