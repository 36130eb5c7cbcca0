/** A number with most of it starred out: `+63 *** 0101`. */
export function maskMobile(digits: string): string {
  return `+${digits.slice(0, 2)} *** ${digits.slice(-4)}`;
}

/** An address with most of it starred out: `j***@example.com`. */
export function maskEmail(email: string): string {
  return `${email.charAt(0)}***${email.slice(email.lastIndexOf('@'))}`;
}
