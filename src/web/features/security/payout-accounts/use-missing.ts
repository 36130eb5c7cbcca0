import { useSnapshot } from 'valtio';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';

/** Parts of the security centre that an account needs. */
export type MissingPart = 'realName' | 'withdrawalPassword';

/** The part that the member has to set up before an account can be added; null for none, and until it is known. */
export function useMissing({ profile: slice, security }: SecurityCentre): MissingPart | null {
  const { profile } = useSnapshot(slice.state);
  const { level, hasWithdrawalPassword } = useSnapshot(security.state);
  if (profile !== null && !profile.realName) return 'realName';
  return level !== null && !hasWithdrawalPassword ? 'withdrawalPassword' : null;
}
