import { array, nullish, number, object, picklist, safeParse } from 'valibot';
import { type IdentityProof, identityProofs } from '#protocol/model/security/identity-proof.ts';
import { GatewayError } from '../client/gateway-error.ts';

const proofValue = object({ accepts: array(picklist(identityProofs)) });

/** The proofs that a refused change accepts; null when it asks for none. */
export function identityProofsOf(error: unknown): readonly IdentityProof[] | null {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return null;
  if (error.failure.code !== 'proof_required') return null;
  const { success, output } = safeParse(proofValue, error.failure.value);
  return success ? output.accepts : null;
}

/** Facts of a refused withdrawal password: the tries left, or the end of the lock in epoch milliseconds. */
interface WithdrawalPasswordFault {
  readonly triesLeft: number | null;
  readonly lockedUntil: number | null;
}

const faultValue = object({ triesLeft: nullish(number(), null), until: nullish(number(), null) });

/** The facts of a refused withdrawal password; null for other errors. */
export function withdrawalPasswordFault(error: unknown): WithdrawalPasswordFault | null {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return null;
  const { code, value } = error.failure;
  if (code !== 'withdrawal_password_incorrect' && code !== 'withdrawal_password_locked') {
    return null;
  }
  const { success, output } = safeParse(faultValue, value);
  return {
    triesLeft: success ? output.triesLeft : null,
    lockedUntil: success ? output.until : null,
  };
}
