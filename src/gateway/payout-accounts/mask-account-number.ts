/** Masks the number of a bank account or e-wallet: `**** 0101`. */
export function maskAccountNumber(number: string): string {
  return `**** ${number.slice(-4)}`;
}
