import type { Sql } from '../store/database.ts';
import { isBlockedFor, unblockWithdrawals } from '../withdrawals/withdrawals.ts';
import { takenBackReason } from './reverse-deposit.ts';

/** The reason of the block of withdrawals after a payout was taken back that the balance did not reach. */
export function betTakenBackReason(id: string): string {
  return `Bet ${id} was cancelled after its result`;
}

/**
 * Allows withdrawals again when they were stopped for deposits or payouts that were taken back, and none of them owes any more.
 * Call inside the transaction that settles one.
 */
export async function unblockSettled(sql: Sql, memberId: string, now: number): Promise<void> {
  const deposits = await sql
    .selectFrom('deposit')
    .select(['id', 'owed'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'reversed')
    .execute();
  const bets = await sql
    .selectFrom('bet_reversal')
    .select(['round_id as id', 'owed'])
    .where('member_id', '=', memberId)
    .execute();
  if ([...deposits, ...bets].some(({ owed }) => owed > 0)) return;
  const reasons = [
    ...deposits.map(({ id }) => takenBackReason(id)),
    ...bets.map(({ id }) => betTakenBackReason(id)),
  ];
  if (await isBlockedFor(sql, memberId, reasons)) await unblockWithdrawals(sql, memberId, now);
}
