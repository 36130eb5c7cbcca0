/** Masks a mobile number: `+63 *** 0101`. */
export function maskMobile(digits: string): string {
  return `+${digits.slice(0, 2)} *** ${digits.slice(-4)}`;
}

/** Masks an e-mail address: `j***@example.com`. */
export function maskEmail(email: string): string {
  return `${email.charAt(0)}***${email.slice(email.lastIndexOf('@'))}`;
}

/** Masks a name: `J*** M***`. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0x2a)}***`)
    .join(' ');
}
