import type { Selectable, Updateable } from 'kysely';
import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import type { Sql } from '../store/database.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import type { DepositTable } from '../store/tables/money/deposit-tables.ts';

/** A deposit in the store. */
export type DepositRow = Selectable<DepositTable>;

/** The states that may follow each state. Money may arrive in every one of them. */
const followers: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['pending', 'paid', 'failed', 'expired', 'cancelled', 'review', 'reversed'],
  pending: ['paid', 'failed', 'expired', 'cancelled', 'review', 'reversed'],
  expired: ['paid', 'review', 'reversed'],
  failed: ['review', 'reversed'],
  cancelled: ['review', 'reversed'],
  review: ['paid', 'failed', 'returned', 'reversed'],
  paid: ['reversed'],
  returned: [],
  reversed: [],
};

/** A change of the state of a deposit. */
export interface DepositMove {
  readonly to: DepositState;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Reason of the new state: a word of the vocabulary, or the operator's text. */
  readonly reason?: string;
  /** Other columns that change with the state. */
  readonly set?: Omit<Updateable<DepositTable>, 'id' | 'state' | 'changed_at' | 'reason'>;
}

/**
 * Moves a deposit to another state, when it is still in the state of `deposit`, and adds the audit row. Returns the new
 * row, or null when another transaction was first. Call inside a transaction. Throws a RangeError for a move that the
 * table of states does not have.
 */
export async function moveDeposit(
  sql: Sql,
  deposit: DepositRow,
  { to, actor, at, reason = '', set = {} }: DepositMove,
): Promise<DepositRow | null> {
  const { id, state: from } = deposit;
  if (!followers[from].includes(to)) throw new RangeError(`${from} is not followed by ${to}`);
  const moved = await sql
    .updateTable('deposit')
    .set({ ...set, state: to, changed_at: at, reason })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!moved) return null;
  const subject = { table: 'deposit', id } as const;
  const amount = moved.added ?? moved.received ?? moved.amount;
  await recordStep(sql, { subject, from, to, actor, at, reason, amount });
  return moved;
}
