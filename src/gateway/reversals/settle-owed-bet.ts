import type { Centavos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import { closeOwed, type Settlement } from '../payments/payments.ts';
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

/**
 * Settles what a member owes after a payout was taken back, once, and allows the withdrawals that were stopped for it. A bet that
 * owes nothing stays as it is. Refusals `not_found` and `insufficient_balance`.
 */
export function settleOwedBet(
  { transaction }: Pick<Database, 'transaction'>,
  settlement: Settlement,
  at: number,
): Promise<void> {
  const { id } = settlement;
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
    await closeOwed(sql, { subject, state: 'cancelled', memberId, owed }, settlement, at);
  });
}
