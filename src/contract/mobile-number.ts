/** Digits only: `+63 917 555 0101` and `0063917…` are one number. */
export function mobileDigits(mobile: string): string {
  return mobile.replace(/\D/g, '').replace(/^00/, '');
}

const subscriberDigits = 10;

/** The whole number of what was typed beside a dial code: `0917…`, `917…` and `+63917…` are one number. */
export function wholeMobile(typed: string, dialCode: string): string {
  const digits = mobileDigits(typed);
  const dial = dialCode.replace(/\D/g, '');
  if (/^\s*(\+|00)/.test(typed)) return digits;
  const isWhole = digits.startsWith(dial) && digits.length >= dial.length + subscriberDigits;
  return isWhole ? digits : dial + digits.replace(/^0+/, '');
}
