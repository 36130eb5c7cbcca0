import type { Sql } from '../store/database.ts';
import { findDeposit, lockDeposit } from './find-deposit.ts';
import { type DepositRow, moveDeposit } from './move-deposit.ts';

/**
 * Cancels a deposit of a member that waits for its payment. Returns the deposit as it is then: one in another state stays
 * in it. Call inside a transaction. Refusal `not_found`.
 */
export async function cancel(
  sql: Sql,
  memberId: string,
  id: string,
  now: number,
): Promise<DepositRow> {
  const found = await findDeposit(sql, memberId, id);
  const deposit = (await lockDeposit(sql, found.id)) ?? found;
  if (deposit.state !== 'created' && deposit.state !== 'pending') return deposit;
  const move = { to: 'cancelled', actor: 'member', at: now, set: { ask_at: null } } as const;
  return (await moveDeposit(sql, deposit, move)) ?? deposit;
}
