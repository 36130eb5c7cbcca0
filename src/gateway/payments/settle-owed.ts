import type { Centavos } from '#protocol/model/money.ts';
import { recordEvent } from '../events/events.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database, Sql } from '../store/database.ts';
import { anyLane, post, recordStep } from '../ledger/ledger.ts';
import { type DepositRow, lockDeposit } from '../deposits/deposits.ts';
import { unblockSettled } from './unblock-settled.ts';

/** How the operator settles the money that a member owes after a payment was taken back. */
export interface Settlement {
  readonly id: string;
  /** `balance`: the main wallet pays it to the house. `house`: nothing moves, because the house has borne it. */
  readonly from: 'balance' | 'house';
  /** Note of the operator. The member reads it in the account record when the wallet pays. */
  readonly reason: string;
}

async function collect(
  sql: Sql,
  { id, memberId, owed }: { id: string; memberId: string; owed: Centavos },
  reason: string,
  at: number,
): Promise<void> {
  const cause = { table: 'deposit', id } as const;
  await post(sql, {
    key: `deposit:${id}:owed`,
    kind: 'adjustment',
    at,
    postings: [
      { account: memberId, amount: -owed },
      { account: anyLane('house'), amount: owed },
    ],
    cause,
    actor: 'operator',
    orderNo: id,
    remark: reason,
  });
  const values = { amount: -owed };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values }, at);
}

/**
 * Settles what a member owes after a payment was taken back, and allows the withdrawals that were stopped for it. A deposit
 * that owes nothing stays as it is. Returns the deposit. Refusals `not_found` and `insufficient_balance`.
 */
export function settleOwed(
  { transaction }: Pick<Database, 'transaction'>,
  { id, from, reason }: Settlement,
  now: number,
): Promise<DepositRow> {
  return transaction(async (sql) => {
    const deposit = await lockDeposit(sql, id);
    if (!deposit) throw new Refusal(404, 'not_found');
    const { owed, member_id: memberId, state } = deposit;
    if (owed === 0 || memberId === null) return deposit;
    await sql.updateTable('deposit').set({ owed: 0 }).where('id', '=', id).execute();
    const subject = { table: 'deposit', id } as const;
    const step = { subject, from: state, to: state, actor: 'operator', at: now } as const;
    await recordStep(sql, { ...step, amount: owed, reason: `${from}: ${reason}` });
    if (from === 'balance') await collect(sql, { id, memberId, owed }, reason, now);
    await unblockSettled(sql, memberId, now);
    return { ...deposit, owed: 0 };
  });
}
