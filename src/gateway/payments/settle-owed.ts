import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/database.ts';
import { type DepositRow, lockDeposit } from '../deposits/deposits.ts';
import { closeOwed, type Settlement } from './close-owed.ts';

/**
 * Settles what a member owes after a payment was taken back, and allows the withdrawals that were stopped for it. A deposit
 * that owes nothing stays as it is. Returns the deposit. Refusals `not_found` and `insufficient_balance`.
 */
export function settleOwed(
  { transaction }: Pick<Database, 'transaction'>,
  settlement: Settlement,
  now: number,
): Promise<DepositRow> {
  const { id } = settlement;
  return transaction(async (sql) => {
    const deposit = await lockDeposit(sql, id);
    if (!deposit) throw new Refusal(404, 'not_found');
    const { owed, member_id: memberId, state } = deposit;
    if (owed === 0 || memberId === null) return deposit;
    await sql.updateTable('deposit').set({ owed: 0 }).where('id', '=', id).execute();
    const subject = { table: 'deposit', id } as const;
    await closeOwed(sql, { subject, state, memberId, owed }, settlement, now);
    return { ...deposit, owed: 0 };
  });
}
