/** The reason for a required password change. */
export type PasswordChange = 'firstTime' | 'expired' | 'default';

interface SignedIn {
  firstTime: boolean;
  passwordExpired: boolean;
  defaultPassword: boolean;
}

/** The reason why a sign-in requires a password change, or null. An expired password counts only where the operator requires it. */
export function passwordChangeOf(
  { firstTime, passwordExpired, defaultPassword }: SignedIn,
  insistsOnExpiry: boolean,
): PasswordChange | null {
  if (defaultPassword) return 'default';
  if (passwordExpired && insistsOnExpiry) return 'expired';
  return firstTime ? 'firstTime' : null;
}

/** Returns true where the password has to be changed before signing in. */
export function holdsBack(change: PasswordChange | null): boolean {
  return change === 'default' || change === 'expired';
}
