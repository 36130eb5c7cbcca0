/** Masks a mobile number: `+63 *** 0101`. */
export function maskMobile(digits: string): string {
  return `+${digits.slice(0, 2)} *** ${digits.slice(-4)}`;
}

/** The account or nickname of a member as others see it: masked where it is the mobile number of the member. */
export function shownAccount(name: string, mobile: string | null): string {
  return name === mobile ? maskMobile(name) : name;
}
