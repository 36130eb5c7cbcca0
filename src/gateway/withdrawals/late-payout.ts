import type { Sql } from '../store/database.ts';
import { recordStep } from '../ledger/ledger.ts';
import { moveWithdrawal, type Withdrawal } from './move-withdrawal.ts';
import {
  bookPart,
  leftOf,
  lockWithdrawal,
  type Part,
  type PartEnd,
  PartRefused,
} from './pay-part.ts';
import { blockWithdrawals } from './withdrawal-blocks.ts';

/** A payment that a provider had refused, and now reports as made. */
interface LatePayout {
  readonly id: string;
  /** Number of the part, from 1. */
  readonly n: number;
  /** Number of the provider. */
  readonly reference: string;
  readonly now: number;
}

/** Reason of the block while the operator has not decided about a late payment. */
const blockReason = 'A payment that had failed was made after all';

/**
 * Notes that a provider reports a refused payment as made. The operator decides about it: until then the withdrawal is neither
 * paid nor released, and a member who has the money back already does not withdraw. False when the part was not refused.
 * Call inside a transaction, after the withdrawal is locked.
 */
export async function recordLatePayout(
  sql: Sql,
  { id, n, reference, now }: LatePayout,
): Promise<boolean> {
  const noted = await sql
    .updateTable('withdrawal_part')
    .set({ told_paid_at: now, reference })
    .where('withdrawal_id', '=', id)
    .where('n', '=', n)
    .where('state', '=', 'failed')
    .returning('n')
    .executeTakeFirst();
  if (!noted) return false;
  const { state, member_id: memberId } = await sql
    .selectFrom('withdrawal')
    .select(['state', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const subject = { table: 'withdrawal', id } as const;
  const step = { subject, from: state, to: state, actor: 'provider', at: now } as const;
  await recordStep(sql, { ...step, reason: reference });
  if (state !== 'failed')
    await blockWithdrawals(sql, { memberId, reason: blockReason, actor: 'job' }, now);
  return true;
}

/** The operator's decision about a late payment. */
interface LateDecision extends Omit<PartEnd, 'state' | 'reference'> {
  /** True when the bank shows the payment. */
  readonly wasPaid: boolean;
  /** Reason of the operator. */
  readonly reason: string;
}

/** Ends the wait of a part for the operator. Null when it does not wait. */
async function endWait(sql: Sql, { id, n, wasPaid, now }: LateDecision): Promise<Part | null> {
  const paid = { state: 'paid', ended_at: now } as const;
  const ended = await sql
    .updateTable('withdrawal_part')
    .set({ told_paid_at: null, ...(wasPaid ? paid : {}) })
    .where('withdrawal_id', '=', id)
    .where('n', '=', n)
    .where('told_paid_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return ended ?? null;
}

/** True while the money of a payment is still held for its withdrawal. */
function isHeld(withdrawal: Withdrawal, { amount }: Part): boolean {
  const { state } = withdrawal;
  return (state === 'failed' || state === 'paying') && amount <= leftOf(withdrawal);
}

/**
 * Decides about a payment that a provider had refused and then reported as made. One that was made is paid from the held money, or
 * from the house when that was given back or paid again. Null when the part does not wait for a decision. Throws a
 * PartRefused while another part is with its provider. Call inside a transaction.
 */
export async function decideLatePayout(
  sql: Sql,
  decision: LateDecision,
): Promise<Withdrawal | null> {
  const { id, n, wasPaid, reason, confirmMs, now: at } = decision;
  const withdrawal = await lockWithdrawal(sql, id);
  const part = withdrawal ? await endWait(sql, decision) : null;
  if (!withdrawal || !part) return null;
  const { state } = withdrawal;
  const by = { actor: 'operator', at, reason } as const;
  const sending = sql
    .selectFrom('withdrawal_part')
    .select('n')
    .where('withdrawal_id', '=', id)
    .where('state', '=', 'sending');
  if (await sending.executeTakeFirst()) throw new PartRefused('A payment is under way');
  const end = { id, n, state: 'paid', reference: part.reference, confirmMs, now: at } as const;
  if (wasPaid && isHeld(withdrawal, part)) {
    await moveWithdrawal(sql, { id, from: ['failed'], to: 'paying', ...by });
    await bookPart(sql, withdrawal, part, { ...end, from: 'hold' });
    return withdrawal;
  }
  const subject = { table: 'withdrawal', id } as const;
  await recordStep(sql, { subject, from: state, to: state, ...by });
  if (wasPaid) await bookPart(sql, withdrawal, part, { ...end, from: 'house' });
  return withdrawal;
}
