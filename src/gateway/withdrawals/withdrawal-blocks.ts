import { recordAudit } from '../audit/audit.ts';
import type { Sql } from '../store/database.ts';

/** A member who may not withdraw. */
interface WithdrawalBlock {
  readonly memberId: string;
  /** The reason, in the words of the operator or of a job. */
  readonly reason: string;
  readonly actor: 'operator' | 'job';
}

/** Stops the withdrawals of a member. The first reason stays. Call in the transaction of its cause. */
export async function blockWithdrawals(
  sql: Sql,
  { memberId, reason, actor }: WithdrawalBlock,
  now: number,
): Promise<void> {
  const added = await sql
    .insertInto('withdrawal_block')
    .values({ member_id: memberId, reason, at: now })
    .onConflict((on) => on.doNothing())
    .returning('reason')
    .execute();
  if (added.length === 0) return;
  const change = { memberId, actor, kind: 'withdrawalsBlocked', facts: { reason } } as const;
  await recordAudit(sql, { ...change, at: now });
}

/** The operator allows the withdrawals of a member again. False when they were not stopped. Call inside a transaction. */
export async function unblockWithdrawals(
  sql: Sql,
  memberId: string,
  now: number,
): Promise<boolean> {
  const removed = await sql
    .deleteFrom('withdrawal_block')
    .where('member_id', '=', memberId)
    .returning('reason')
    .executeTakeFirst();
  if (!removed) return false;
  const change = { memberId, actor: 'operator', kind: 'withdrawalsAllowed' } as const;
  await recordAudit(sql, { ...change, facts: { reason: removed.reason }, at: now });
  return true;
}

/** Returns whether the withdrawals of a member are stopped for one of some reasons. */
export async function isBlockedFor(
  sql: Sql,
  memberId: string,
  reasons: readonly string[],
): Promise<boolean> {
  const row = await sql
    .selectFrom('withdrawal_block')
    .select('reason')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && reasons.includes(row.reason);
}

/** Time in which nothing leaves an account after its upline has replaced the initial password, in milliseconds. */
const resetHold = 24 * 3_600_000;

/** Returns whether the upline has replaced the initial password of a member lately. */
async function wasResetLately(sql: Sql, memberId: string, now: number): Promise<boolean> {
  const row = await sql
    .selectFrom('agent_step')
    .innerJoin('member', 'member.upline_id', 'agent_step.agent_id')
    .select('agent_step.at')
    .where('member.id', '=', memberId)
    .where('agent_step.member_id', '=', memberId)
    .where('agent_step.action', '=', 'passwordReset')
    .where('agent_step.at', '>', now - resetHold)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the withdrawals of a member are stopped, or wait because the upline has just replaced the password. */
export async function isBlocked(sql: Sql, memberId: string, now: number): Promise<boolean> {
  const row = await sql
    .selectFrom('withdrawal_block')
    .select('at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined || wasResetLately(sql, memberId, now);
}
