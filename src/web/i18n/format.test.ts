import { describe, expect, it, vi } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import { formatAge, formatDate, formatMoney } from './format.ts';
import { formatOffset } from './format-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('money', () => {
  it.each(languageCodes)('has the peso sign, Latin digits and two decimals in %s', (language) => {
    expect(formatMoney(123_456_789, language)).toBe('₱1,234,567.89');
  });

  it('puts the minus sign before the peso sign', () => {
    expect(formatMoney(-5, 'EN')).toBe('−₱0.05');
  });
});

describe('dates', () => {
  const at = Date.UTC(2026, 10, 21, 12);

  it.each(languageCodes)('use the Gregorian calendar in %s', (language) => {
    expect(formatDate(at, language)).toContain('2026');
    expect(formatDate(at, language)).toContain('21');
  });

  it('include the time with `minute`', () => {
    expect(formatDate(at, 'EN', 'minute')).toMatch(/\d{1,2}:\d{2}/);
  });

  it('keep PM with its hour on one line', () => {
    expect(formatDate(at, 'EN', 'minute')).toMatch(/8:00\u00a0PM$/);
    expect(formatDate(at, 'TY', 'minute')).toMatch(/8:00\u00a0PM$/);
  });

  it('are in the time of Manila on every device', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(new Date(at).getHours()).toBe(4);
    expect(formatDate(Date.UTC(2026, 10, 21, 17), 'TH')).toContain('22');
    expect(formatDate(at, 'EN', 'minute')).toContain('8:00');
    vi.unstubAllEnvs();
  });
});

describe('the age of cached data', () => {
  it.each([
    [0, 'now'],
    [-minute, 'now'],
    [minute - 1, 'now'],
    [5 * minute, '5 minutes ago'],
    [60 * minute, '1 hour ago'],
    [day, 'yesterday'],
    [3 * day, '3 days ago'],
  ])('of %d ms is "%s"', (past, text) => {
    expect(formatAge(10 * day - past, 10 * day, 'EN')).toBe(text);
  });

  it('is in the given language', () => {
    expect(formatAge(minute, 6 * minute, 'TY')).toContain('minuto');
  });

  it('is unknown when its time is', () => {
    expect(formatAge(0, 5 * minute, 'EN')).toBe('–');
  });
});

it('formats the offset from GMT', () => {
  expect(formatOffset(0)).toMatch(/^GMT[+-]\d{1,2}(:\d{2})?$/);
});
