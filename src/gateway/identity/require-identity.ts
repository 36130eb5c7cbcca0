import type { Centavos } from '#protocol/model/money.ts';
import type { IdentityDue } from '#protocol/model/protection/identity.ts';
import { Refusal } from '../http/refusal.ts';
import { askedDeposits } from '../limits/limits.ts';
import type { Sql } from '../store/database.ts';

/** The rule of a market. `untilThen`: the most deposits before the approval, in centavos; null without such a limit. */
export interface IdentityRules {
  readonly due: IdentityDue;
  readonly untilThen: Centavos | null;
}

async function isApproved(sql: Sql, memberId: string): Promise<boolean> {
  const found = await sql
    .selectFrom('identity_check')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether a member has to prove the identity before a withdrawal. */
export async function identityNeeded(
  sql: Sql,
  memberId: string,
  { due }: IdentityRules,
): Promise<boolean> {
  return due !== 'never' && !(await isApproved(sql, memberId));
}

/** The centavos that a member may still deposit before the identity is approved. Null: no such limit holds. */
export async function leftBeforeIdentity(
  sql: Sql,
  memberId: string,
  rules: IdentityRules,
): Promise<Centavos | null> {
  const { due, untilThen } = rules;
  if (due === 'beforeWithdrawal' && untilThen === null) return null;
  if (!(await identityNeeded(sql, memberId, rules))) return null;
  if (due !== 'beforeWithdrawal' || untilThen === null) return 0;
  return Math.max(0, untilThen - (await askedDeposits(sql, memberId)));
}

/** Money that a member wants to move: a deposit in centavos, or null for a withdrawal. */
interface WantedMoney {
  readonly memberId: string;
  readonly deposit: Centavos | null;
}

/**
 * Refusal `identity_needed` for money that waits for the approval in the market.
 * Call it while the member is locked, so that deposits at once count one after the other.
 */
export async function requireIdentity(
  sql: Sql,
  { memberId, deposit }: WantedMoney,
  rules: IdentityRules,
): Promise<void> {
  if (deposit === null) {
    if (await identityNeeded(sql, memberId, rules)) throw new Refusal(200, 'identity_needed');
    return;
  }
  const left = await leftBeforeIdentity(sql, memberId, rules);
  if (left !== null && deposit > left) throw new Refusal(200, 'identity_needed');
}

/** Refusal `identity_needed` for a bet or a launch with money before the approval, in a market with `beforePlay`. */
export async function requireIdentityToPlay(
  sql: Sql,
  memberId: string,
  rules: IdentityRules,
): Promise<void> {
  if (rules.due !== 'beforePlay') return;
  if (await identityNeeded(sql, memberId, rules)) throw new Refusal(200, 'identity_needed');
}
