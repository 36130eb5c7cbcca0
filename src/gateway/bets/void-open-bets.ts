import type { Sql } from '../store/database.ts';
import { type Cancellation, openBet, walletOf } from './bet-entries.ts';
import { voidBet } from './open-bets.ts';
import { lockAccounts } from '../ledger/ledger.ts';

/** The open bets of a member that are not due. The result of one that is due is known already. */
function openBets(sql: Sql, memberId: string, now: number) {
  return sql
    .selectFrom('round')
    .where('member_id', '=', memberId)
    .where('status', '=', openBet)
    .where('due_at', '>', now);
}

/** The number of open bets that `voidOpenBets` would cancel. */
export async function countOpenBets(sql: Sql, memberId: string, now: number): Promise<number> {
  const { count } = await openBets(sql, memberId, now)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Cancels the open bets of a member that are not due: their stakes go back. Call inside a transaction that has locked the main
 * wallet against new ones.
 */
export async function voidOpenBets(
  sql: Sql,
  memberId: string,
  cancellation: Cancellation,
  now: number,
): Promise<void> {
  const bets = await openBets(sql, memberId, now)
    .select(['id', 'open_account', 'wallet', 'member_id'])
    .orderBy('id')
    .forUpdate()
    .execute();
  await lockAccounts(sql, new Set(bets.flatMap((bet) => [walletOf(bet), bet.open_account])));
  for (const { id } of bets) await voidBet(sql, id, cancellation, now);
}
