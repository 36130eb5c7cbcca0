import { describe, expect, it } from 'vitest';
import { latestBirthday } from './latest-birthday.ts';

describe('the latest birthday', () => {
  it.each([
    ['2026-11-22', 18, '2008-11-22'],
    ['2026-11-22', 21, '2005-11-22'],
    ['2028-02-29', 18, '2010-03-01'],
  ])('on %s for %i years is %s', (today, age, latest) =>
    expect(latestBirthday(age, Date.parse(`${today}T12:00:00Z`))).toBe(latest),
  );
});
