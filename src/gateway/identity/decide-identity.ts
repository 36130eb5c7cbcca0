import type { IdentityState } from '#protocol/model/protection/identity.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockMember } from '../ledger/ledger.ts';
import { notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';
import { type IdentityMove, identityMoves } from './identity-moves.ts';
import { deleteRefusedPictures } from './identity-pictures.ts';

/** A decision of an operator about a check. */
interface Decision {
  readonly id: string;
  readonly move: Exclude<IdentityMove, 'send'>;
  /** The member reads it. Null for an approval. */
  readonly reason: string | null;
  /** The operator. */
  readonly by: string;
}

/** The member and the state of a check. Null when there is none. */
export async function findCheck(sql: Sql, id: string) {
  const found = await sql
    .selectFrom('identity_check')
    .select(['member_id as memberId', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** The notification of a move, and its row in the audit. */
const kinds = {
  approve: 'identityApproved',
  refuse: 'identityRefused',
  askAgain: 'identityAskedAgain',
} as const;

/**
 * Decides about a check that waits, or takes its approval back, and notifies the member. The first of several decisions counts. An
 * approval deletes the pictures of the refused checks. Returns the new state; null when the check is not in a state for the move. Call inside a transaction.
 */
export async function decideIdentity(
  sql: Sql,
  { id, move, reason, by }: Decision,
  now: number,
): Promise<IdentityState | null> {
  const found = await findCheck(sql, id);
  if (found === null) return null;
  const { memberId } = found;
  await lockMember(sql, memberId);
  const { from, to } = identityMoves[move];
  const askedAgainAt = move === 'askAgain' ? now : null;
  const { numUpdatedRows } = await sql
    .updateTable('identity_check')
    .set({ state: to, reason, decided_at: now, decided_by: by, asked_again_at: askedAgainAt })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const kind = kinds[move];
  if (move === 'approve') await deleteRefusedPictures(sql, memberId);
  const facts = { check: id, reason };
  await recordAudit(sql, { memberId, actor: 'operator', kind, facts, at: now });
  await notify(sql, { memberId, kind, values: { reason: reason ?? '' } }, now);
  return to;
}
