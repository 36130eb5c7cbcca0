import { plainDigits } from './written-text.ts';

/** Spaces and punctuation that people write between digits. */
const separators = /[\s()./\p{Pd}−]/gu;

/** The zero of the national number, which people put in brackets behind the dial code: `+63 (0)917`. */
const trunkZero = /^([\s(]*(?:\+|00).*?)\(\s*0\s*\)/s;

/** Text in plain digits, without the spaces and the punctuation between them. */
export function denseDigits(typed: string): string {
  return plainDigits(typed).replaceAll(separators, '');
}

/**
 * A mobile number as it is typed, in plain digits without spaces and punctuation. `+` marks a number with a dial code, also
 * where `00` was typed. Letters stay, so that a rule can refuse them.
 */
export function plainMobile(typed: string): string {
  return denseDigits(plainDigits(typed).replace(trunkZero, '$1')).replace(/^00/, '+');
}

/** Digits of a number without its international prefix: `+63 917 555 0101` and `0063917…` give the same. */
export function mobileDigits(mobile: string): string {
  return plainMobile(mobile).replaceAll(/\D/g, '');
}

const subscriberDigits = 10;

/** The number without its dial code and the zero before it. Null when it is written without the dial code. */
function behindDialCode(plain: string, dial: string): string | null {
  const digits = plain.replace('+', '');
  const isLong = digits.length >= dial.length + subscriberDigits;
  if (!digits.startsWith(dial) || !(plain.startsWith('+') || isLong)) return null;
  return digits.slice(dial.length).replace(/^0+/, '');
}

/**
 * Digits of a number with its dial code, as E.164 without the plus. `typed` may have a national or international form:
 * `0917…`, `917…`, `+63917…` and `+63 (0)917…` give the same.
 */
export function internationalMobile(typed: string, dialCode: string): string {
  const plain = plainMobile(typed);
  const dial = mobileDigits(dialCode);
  if (plain.startsWith('+') && !plain.startsWith(`+${dial}`)) return mobileDigits(plain);
  const national = behindDialCode(plain, dial) ?? plain.replace(/^0+/, '');
  return (dial + national).replaceAll(/\D/g, '');
}

/** A mobile number without spaces, punctuation and the dial code, as rules expect it. */
export function bareMobile(typed: string, dialCode: string): string {
  const plain = plainMobile(typed);
  return (plain.startsWith('+') && behindDialCode(plain, mobileDigits(dialCode))) || plain;
}
