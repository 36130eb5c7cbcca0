import { describe, expect, it } from 'vitest';
import { isBirthdayAtAge, latestBirthday } from './birthday.ts';

describe('the latest birthday', () => {
  it.each([
    ['2026-11-22T12:00:00+08:00', 18, '2008-11-22'],
    ['2026-11-22T12:00:00+08:00', 21, '2005-11-22'],
    ['2028-02-29T12:00:00+08:00', 18, '2010-02-28'],
    ['2028-02-29T12:00:00+08:00', 20, '2008-02-29'],
    ['2028-03-01T00:00:00+08:00', 18, '2010-03-01'],
    // The market's day begins eight hours before the day of UTC, whatever the zone of the device is.
    ['2026-11-22T00:00:00+08:00', 18, '2008-11-22'],
    ['2026-11-21T23:59:59+08:00', 18, '2008-11-21'],
  ])('at %s for %i years is %s', (now, age, latest) =>
    expect(latestBirthday(age, Date.parse(now))).toBe(latest),
  );
});

describe('a birthday at the age of 18', () => {
  const now = Date.parse('2026-11-22T00:00:00+08:00');

  it.each(['2008-11-22', '2008-02-29', '1990-02-28', '1900-01-02'])('%s is one', (text) =>
    expect(isBirthdayAtAge(text, 18, now)).toBe(true),
  );

  it.each(['2008-11-23', '2015-01-01', '1990-02-30', '2007-02-29', '1900-01-01', '90-1-1', 'soon'])(
    '%s is none',
    (text) => expect(isBirthdayAtAge(text, 18, now)).toBe(false),
  );
});
