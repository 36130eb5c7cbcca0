import type { Centavos } from '#protocol/model/money.ts';
import { recordEvent } from '../events/events.ts';
import { anyLane, post, recordStep } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { unblockSettled } from './unblock-settled.ts';

/** The operator's settlement of the money that a member owes after a payment or a payout was taken back. */
export interface Settlement {
  readonly id: string;
  /** `balance`: the main wallet pays it to the house. `house`: nothing moves, because the house has borne it. */
  readonly from: 'balance' | 'house';
  /** Note of the operator. The member reads it in the account record when the wallet pays. */
  readonly reason: string;
}

/** The money that a member owes, and the deposit or the bet that it is owed for. */
interface Owed {
  readonly subject: { readonly table: 'deposit' | 'round'; readonly id: string };
  /** The state of the subject, which stays. */
  readonly state: string;
  readonly memberId: string;
  readonly owed: Centavos;
}

async function collect(
  sql: Sql,
  { subject, memberId, owed }: Owed,
  reason: string,
  at: number,
): Promise<void> {
  const { table, id } = subject;
  await post(sql, {
    key: `${table}:${id}:owed`,
    kind: 'adjustment',
    at,
    postings: [
      { account: memberId, amount: -owed },
      { account: anyLane('house'), amount: owed },
    ],
    cause: subject,
    actor: 'operator',
    orderNo: id,
    remark: reason,
  });
  const values = { amount: -owed };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause: subject, values }, at);
}

/**
 * Writes a settlement down, moves the money, and allows the withdrawals that were stopped for it. Call inside the transaction that
 * has locked the subject and found it owing, when it owes nothing any more. Refusal `insufficient_balance`.
 */
export async function closeOwed(
  sql: Sql,
  owing: Owed,
  { from, reason }: Settlement,
  at: number,
): Promise<void> {
  const { subject, state, memberId, owed } = owing;
  const step = { subject, from: state, to: state, actor: 'operator', at } as const;
  await recordStep(sql, { ...step, amount: owed, reason: `${from}: ${reason}` });
  if (from === 'balance') await collect(sql, owing, reason, at);
  await unblockSettled(sql, memberId, at);
}
