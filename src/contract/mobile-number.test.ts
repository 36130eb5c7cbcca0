import { describe, expect, it } from 'vitest';
import { internationalMobile } from './mobile-number.ts';

describe('a mobile number', () => {
  it.each([
    ['9175550101', '63', '639175550101'],
    ['0917 555 0101', '+63', '639175550101'],
    ['+63 917 555 0101', '63', '639175550101'],
    ['0063-917-555-0101', '63', '639175550101'],
    ['639175550101', '63', '639175550101'],
    ['+1 212 555 0101', '63', '12125550101'],
    ['7012345678', '7', '77012345678'],
    ['812345678', '66', '66812345678'],
  ])('typed as %s with the dial code %s is %s', (typed, dialCode, digits) =>
    expect(internationalMobile(typed, dialCode)).toBe(digits),
  );
});
