/** Why a password has to be changed. */
export type PasswordChange = 'firstTime' | 'expired' | 'default';

interface SignedIn {
  firstTime: boolean;
  passwordExpired: boolean;
  defaultPassword: boolean;
}

/** Whether a fresh sign-in has to change the password, and why. An expired one counts where the operator insists. */
export function passwordChangeOf(
  { firstTime, passwordExpired, defaultPassword }: SignedIn,
  insistsOnExpiry: boolean,
): PasswordChange | null {
  if (defaultPassword) return 'default';
  if (passwordExpired && insistsOnExpiry) return 'expired';
  return firstTime ? 'firstTime' : null;
}

/** Nobody is signed in before such a password is changed. */
export function holdsBack(change: PasswordChange | null): boolean {
  return change === 'default' || change === 'expired';
}
