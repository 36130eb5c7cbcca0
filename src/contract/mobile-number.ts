/** Digits of a number without its international prefix: `+63 917 555 0101` and `0063917…` give the same. */
export function mobileDigits(mobile: string): string {
  return mobile.replace(/\D/g, '').replace(/^00/, '');
}

const subscriberDigits = 10;

/**
 * Digits of a number with its dial code, as E.164 without the plus. `typed` may have a national or international form:
 * `0917…`, `917…` and `+63917…` give the same.
 */
export function internationalMobile(typed: string, dialCode: string): string {
  const digits = mobileDigits(typed);
  const dial = dialCode.replace(/\D/g, '');
  if (/^\s*(\+|00)/.test(typed)) return digits;
  const hasDialCode = digits.startsWith(dial) && digits.length >= dial.length + subscriberDigits;
  return hasDialCode ? digits : dial + digits.replace(/^0+/, '');
}
