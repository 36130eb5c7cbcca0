import { describe, expect, it } from 'vitest';
import { bareMobile, internationalMobile, mobileDigits, plainMobile } from './mobile-number.ts';

describe('a mobile number', () => {
  it.each([
    ['9175550101', '63', '639175550101'],
    ['0917 555 0101', '+63', '639175550101'],
    ['+63 917 555 0101', '63', '639175550101'],
    ['+63 (0)917 555 0101', '63', '639175550101'],
    ['+63 0917 555 0101', '63', '639175550101'],
    ['0063 (0) 917 555 0101', '63', '639175550101'],
    ['0063-917-555-0101', '63', '639175550101'],
    ['(+63) 917.555.0101', '63', '639175550101'],
    ['(0917) 555–0101', '63', '639175550101'],
    ['639175550101', '63', '639175550101'],
    ['6309175550101', '63', '639175550101'],
    ['\u202a+63\u00a0917\u2011555\u20110101\u202c', '63', '639175550101'],
    ['０９１７５５５０１０１', '63', '639175550101'],
    ['٠٩١٧٥٥٥٠١٠١', '63', '639175550101'],
    ['๐๙๑๗ ๕๕๕ ๐๑๐๑', '63', '639175550101'],
    ['+1 212 555 0101', '63', '12125550101'],
    ['+44 (0)7911 123456', '63', '447911123456'],
    ['7012345678', '7', '77012345678'],
    ['812345678', '66', '66812345678'],
  ])('typed as %s with the dial code %s is %s', (typed, dialCode, digits) => {
    expect(internationalMobile(typed, dialCode)).toBe(digits);
    expect(internationalMobile(plainMobile(typed), dialCode)).toBe(digits);
    expect(internationalMobile(bareMobile(typed, dialCode), dialCode)).toBe(digits);
  });

  it.each([
    [' (0917) 555-01 01 ', '09175550101'],
    ['+63 (0)917 555 0101', '+639175550101'],
    ['0063 917 555 0101', '+639175550101'],
    ['917 555 O1O1', '917555O1O1'],
    ['()', ''],
  ])('typed as %s is in plain digits %s', (typed, plain) => {
    expect(plainMobile(typed)).toBe(plain);
  });

  it.each([
    ['+63 (0)917 555 0101', '9175550101'],
    ['0063 917 555 0101', '9175550101'],
    ['0917-555-0101', '09175550101'],
    ['+44 7911 123456', '+447911123456'],
    ['+63', '+63'],
  ])('typed as %s is without its dial code %s', (typed, bare) => {
    expect(bareMobile(typed, '63')).toBe(bare);
  });

  it('has its digits', () => expect(mobileDigits('0063 917')).toBe('63917'));
});
