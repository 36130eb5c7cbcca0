import type { CodeChannel, IdentityProof } from '#protocol/model/security/identity-proof.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { bearerOf } from '../devices.ts';
import { checkLoginPassword } from './check-login-password.ts';
import { checkWithdrawalPassword } from './check-withdrawal-password.ts';
import { memberCodeKey } from './member-codes.ts';

/** Values of `proofFields` in a request. */
interface TypedProof {
  readonly withdrawalPassword?: string | undefined;
  readonly loginPassword?: string | undefined;
  readonly proofCode?: string | undefined;
  readonly proofChannel?: CodeChannel | undefined;
}

/** The proofs that the member can give: the withdrawal password and codes to verified contacts, else the login password. */
async function acceptedProofs({ sql, member }: RequestContext): Promise<IdentityProof[]> {
  const row = await sql
    .selectFrom('member')
    .leftJoin('withdrawal_password', 'withdrawal_password.member_id', 'member.id')
    .select(['mobile_verified_at', 'email_verified_at', 'withdrawal_password.changed_at'])
    .where('member.id', '=', member.id)
    .executeTakeFirstOrThrow();
  const proofs: IdentityProof[] = [
    ...(row.changed_at === null ? [] : (['withdrawalPassword'] as const)),
    ...(row.mobile_verified_at === null ? [] : (['sms'] as const)),
    ...(row.email_verified_at === null ? [] : (['email'] as const)),
  ];
  return proofs.length > 0 ? proofs : ['loginPassword'];
}

/** Names the field of the proof: the request can have another code, for the new contact. */
function nameProofCode(error: unknown): never {
  const code = error instanceof Refusal ? error.code : null;
  if (code !== 'verification_code_incorrect' && code !== 'verification_code_expired') throw error;
  throw new Refusal(200, code, { value: { field: 'proofCode' } });
}

/** The proof that a request contains, or null. */
function typedProof(typed: TypedProof): IdentityProof | null {
  if (typed.withdrawalPassword !== undefined) return 'withdrawalPassword';
  if (typed.proofCode !== undefined) return typed.proofChannel ?? 'sms';
  return typed.loginPassword === undefined ? null : 'loginPassword';
}

/**
 * Checks a proof of the member's identity. Refusal `proof_required` with the accepted proofs when the request has none
 * of them, and the refusals of the passwords and the code.
 */
export async function proveIdentity(context: RequestContext, typed: TypedProof): Promise<void> {
  const accepts = await acceptedProofs(context);
  const proof = typedProof(typed);
  if (proof === null || !accepts.includes(proof)) {
    throw new Refusal(200, 'proof_required', { value: { accepts } });
  }
  if (proof === 'withdrawalPassword') {
    await checkWithdrawalPassword(context, context.member.id, typed.withdrawalPassword ?? '');
  } else if (proof === 'loginPassword') {
    await checkLoginPassword(context, typed.loginPassword ?? '');
  } else {
    const key = await memberCodeKey(context, { purpose: 'proof', channel: proof });
    await context.codes.use(key, typed.proofCode ?? '', bearerOf(context)).catch(nameProofCode);
  }
}
