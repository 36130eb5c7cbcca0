import type { Selectable } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { clearingAccount } from '../providers/providers.ts';
import { findWithdrawal, moveWithdrawal, type Withdrawal } from './move-withdrawal.ts';
import { recordStep } from '../ledger/ledger.ts';
import { notifyMember } from './notify-member.ts';
import { postCharge, postPart } from './withdrawal-entries.ts';
import type { WithdrawalPartTable } from '../store/tables/money/withdrawal-tables.ts';

export type Part = Selectable<WithdrawalPartTable>;

/** Stands for a provider in payments that the operator has made by hand, from the bank account of the house. */
export const byHand = 'hand';

/** The job asks the provider about a part after this time, in milliseconds. */
export const askAfterMs = 30_000;

/** A payment that the operator wants to make. */
export interface PartToPay {
  readonly id: string;
  /** Null: all that is left. */
  readonly amount: Centavos | null;
  /** Code of a provider, or `hand`. */
  readonly provider: string;
  readonly now: number;
}

/** A payment that cannot be made. The message is for the operator. */
export class PartRefused extends Error {
  override readonly name = 'PartRefused';
}

/** The money that is still to be paid: of the withdrawal, or the missing part of a dispute. */
export function leftOf(withdrawal: Withdrawal): Centavos {
  const { amount, charge, paid, compensated, dispute_received: received } = withdrawal;
  return received === null ? amount - charge - paid : paid - received - compensated;
}

/** Locks a withdrawal until the end of the transaction. */
export function lockWithdrawal(sql: Sql, id: string) {
  return sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Throws a PartRefused when a part waits for the operator: its provider refused it, and reported later that it was paid. */
export function refuseUndecided(parts: readonly Pick<Part, 'n' | 'told_paid_at'>[]): void {
  const late = parts.find((part) => part.told_paid_at !== null);
  if (!late) return;
  throw new PartRefused(
    `Payment ${late.n} had failed, and its provider says now that it was made: decide about it first`,
  );
}

const payable = ['approved', 'paying', 'failed'] as const;

/** The number of the next part. Throws a PartRefused while another part is with the provider, or waits for the operator. */
async function nextNumber(sql: Sql, id: string): Promise<number> {
  const parts = await sql
    .selectFrom('withdrawal_part')
    .select(['n', 'state', 'told_paid_at'])
    .where('withdrawal_id', '=', id)
    .execute();
  if (parts.some(({ state }) => state === 'sending')) {
    throw new PartRefused('A payment is under way');
  }
  refuseUndecided(parts);
  return Math.max(0, ...parts.map(({ n }) => n)) + 1;
}

/**
 * Notes a payment before it is made. Null when the withdrawal is not in a state to be paid. Call inside a transaction, and
 * send the part to its provider after the commit. Throws a PartRefused for an amount above the rest, and while another
 * payment is under way.
 */
export async function beginPart(sql: Sql, wanted: PartToPay): Promise<Part | null> {
  const { id, provider, now } = wanted;
  const withdrawal = await lockWithdrawal(sql, id);
  const states: readonly string[] = [...payable, 'disputed'];
  if (!withdrawal || !states.includes(withdrawal.state)) return null;
  const n = await nextNumber(sql, id);
  const left = leftOf(withdrawal);
  const amount = wanted.amount ?? left;
  if (amount <= 0 || amount > left) throw new PartRefused(`There are ${left} centavos left to pay`);
  if (withdrawal.state !== 'disputed') {
    const reason = provider;
    await moveWithdrawal(sql, {
      id,
      from: payable,
      to: 'paying',
      actor: 'operator',
      at: now,
      reason,
    });
  }
  return sql
    .insertInto('withdrawal_part')
    .values({
      withdrawal_id: id,
      n,
      amount,
      provider,
      state: 'sending',
      began_at: now,
      ended_at: null,
      ask_at: provider === byHand ? null : now + askAfterMs,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The end of a payment. */
export interface PartEnd {
  readonly id: string;
  readonly n: number;
  readonly state: 'paid' | 'failed';
  /** Number of the provider, or what the operator has written down. */
  readonly reference: string;
  /** Time to confirm, in milliseconds. */
  readonly confirmMs: number;
  readonly now: number;
}

async function endOne(sql: Sql, { id, n, state, reference, now }: PartEnd): Promise<Part | null> {
  const ended = await sql
    .updateTable('withdrawal_part')
    .set({ state, reference, ended_at: now, ask_at: null })
    .where('withdrawal_id', '=', id)
    .where('n', '=', n)
    .where('state', '=', 'sending')
    .returningAll()
    .executeTakeFirst();
  return ended ?? null;
}

const actorOf = ({ provider }: Part) => (provider === byHand ? 'operator' : 'provider');

async function failPart(sql: Sql, part: Part, { id, reference, now }: PartEnd): Promise<void> {
  const by = { actor: actorOf(part), at: now, reason: reference } as const;
  const moved = await moveWithdrawal(sql, { id, from: ['paying'], to: 'failed', ...by });
  if (moved) return;
  const subject = { table: 'withdrawal', id } as const;
  await recordStep(sql, { subject, from: 'disputed', to: 'disputed', ...by });
}

/** Moves a withdrawal to `paid` when nothing is left to pay, else notes the part. True when nothing is left. */
async function recordPart(sql: Sql, part: Part, { id, reference, confirmMs, now }: PartEnd) {
  const by = { actor: actorOf(part), at: now, reason: reference, amount: part.amount } as const;
  const withdrawal = await sql
    .updateTable('withdrawal')
    .set((of) => ({ paid: of('paid', '+', part.amount) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isLast = leftOf(withdrawal) === 0;
  const set = () => (isLast ? { paid_at: now, confirm_by: now + confirmMs } : {});
  await moveWithdrawal(sql, { id, from: ['paying'], to: isLast ? 'paid' : 'paying', ...by, set });
  const message = isLast ? 'withdrawalPaid' : 'withdrawalPartPaid';
  await notifyMember(
    sql,
    withdrawal,
    { message, event: 'withdrawalPaid', amount: part.amount },
    now,
  );
  return isLast;
}

/** Adds a payment after a dispute, which ends when nothing is left to pay. */
async function recordCompensation(
  sql: Sql,
  part: Part,
  { id, reference, now }: PartEnd,
): Promise<void> {
  const by = { actor: actorOf(part), at: now, reason: reference, amount: part.amount } as const;
  const withdrawal = await sql
    .updateTable('withdrawal')
    .set((of) => ({ compensated: of('compensated', '+', part.amount) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isLast = leftOf(withdrawal) === 0;
  const to = isLast ? 'compensated' : 'disputed';
  await moveWithdrawal(sql, { id, from: ['disputed'], to, ...by });
  const news = { message: 'withdrawalCompensated', event: 'withdrawalPaid' } as const;
  await notifyMember(sql, withdrawal, { ...news, amount: part.amount }, now);
}

/**
 * Posts the money of a part that was paid. One from the held money moves its withdrawal, and the charge follows the last one.
 * Call inside a transaction, with the withdrawal as it was when it was locked.
 */
export async function bookPart(
  sql: Sql,
  withdrawal: Withdrawal,
  part: Part,
  { from, ...end }: PartEnd & { readonly from: 'hold' | 'house' },
): Promise<void> {
  const { n, amount, provider } = part;
  const money = { n, amount, clearing: clearingAccount(provider), actor: actorOf(part) } as const;
  const isLast = from === 'hold' && (await recordPart(sql, part, end));
  // Last, because all payments of a provider wait for the lock of its account.
  await postPart(sql, withdrawal, { ...money, from, at: end.now, remark: end.reference });
  if (isLast) await postCharge(sql, withdrawal, end.now);
}

/**
 * Ends a payment once: posts its money and moves the withdrawal, or notes that it failed. Null when it has ended before.
 * Call inside a transaction.
 */
export async function endPart(sql: Sql, end: PartEnd): Promise<Withdrawal | null> {
  const withdrawal = await lockWithdrawal(sql, end.id);
  const part = withdrawal ? await endOne(sql, end) : null;
  if (!withdrawal || !part) return null;
  if (end.state === 'failed') {
    await failPart(sql, part, end);
  } else {
    const isDisputed = withdrawal.state === 'disputed';
    if (isDisputed) await recordCompensation(sql, part, end);
    await bookPart(sql, withdrawal, part, { ...end, from: isDisputed ? 'house' : 'hold' });
  }
  return (await findWithdrawal(sql, end.id)) ?? null;
}
