import type { Centavos } from '#protocol/model/money.ts';
import { balanceEvent } from '../bets/bets.ts';
import { recordEvent } from '../events/events.ts';
import { Refusal } from '../http/refusal.ts';
import { anyLane, post, recordStep } from '../ledger/ledger.ts';
import { unblockSettled } from '../payments/payments.ts';
import type { Database, Sql } from '../store/database.ts';

/** A cancelled bet whose payout the balance did not reach. Amounts in centavos. */
export interface OwedBet {
  readonly id: string;
  readonly username: string;
  readonly at: number;
  readonly payout: Centavos;
  readonly owed: Centavos;
  readonly reason: string;
}

/** The cancelled bets that members owe for, the oldest first. */
export function listOwedBets(sql: Sql): Promise<OwedBet[]> {
  return sql
    .selectFrom('bet_reversal')
    .innerJoin('member', 'member.id', 'bet_reversal.member_id')
    .select(['round_id as id', 'username', 'reversed_at as at', 'payout', 'owed', 'reason'])
    .where('owed', '>', 0)
    .orderBy('reversed_at')
    .limit(200)
    .execute();
}

/** How the operator settles what a member owes for a bet: as for a deposit that was taken back. */
interface Settlement {
  readonly id: string;
  readonly from: 'balance' | 'house';
  readonly reason: string;
}

async function collect(
  sql: Sql,
  { id, memberId, owed }: { id: string; memberId: string; owed: Centavos },
  { reason, at }: { reason: string; at: number },
): Promise<void> {
  await post(sql, {
    key: `round:${id}:owed`,
    kind: 'adjustment',
    at,
    postings: [
      { account: memberId, amount: -owed },
      { account: anyLane('house'), amount: owed },
    ],
    cause: { table: 'round', id },
    actor: 'operator',
    orderNo: id,
    remark: reason,
  });
  await recordEvent(sql, balanceEvent({ id, member_id: memberId }, -owed), at);
}

/**
 * Settles what a member owes after a payout was taken back, once, and allows the withdrawals that were stopped for it. A bet that
 * owes nothing stays as it is. Refusals `not_found` and `insufficient_balance`.
 */
export function settleOwedBet(
  { transaction }: Pick<Database, 'transaction'>,
  { id, from, reason }: Settlement,
  at: number,
): Promise<void> {
  return transaction(async (sql) => {
    const reversal = await sql
      .selectFrom('bet_reversal')
      .select(['member_id', 'owed'])
      .where('round_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!reversal) throw new Refusal(404, 'not_found');
    const { member_id: memberId, owed } = reversal;
    if (owed === 0) return;
    await sql.updateTable('bet_reversal').set({ owed: 0 }).where('round_id', '=', id).execute();
    const subject = { table: 'round', id } as const;
    const step = { subject, from: 'cancelled', to: 'cancelled', actor: 'operator', at } as const;
    await recordStep(sql, { ...step, amount: owed, reason: `${from}: ${reason}` });
    if (from === 'balance') await collect(sql, { id, memberId, owed }, { reason, at });
    await unblockSettled(sql, memberId, at);
  });
}
