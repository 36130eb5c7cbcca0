import { isUuid } from '#protocol/uuid.ts';
import { v7 as uuid } from 'uuid';
import type { DepositReview } from '#protocol/vocabulary/deposit-state.ts';
import type { Sql } from '../store/database.ts';
import { passesDepositLimits } from '../limits/limits.ts';
import { lockMember, recordStep } from '../ledger/ledger.ts';
import type { ProviderNotice } from '../providers/providers.ts';
import {
  creditDeposit,
  type DepositRow,
  endDeposit,
  freeReference,
  lockDeposit,
  moveDeposit,
  notifyOfDeposit,
} from '../deposits/deposits.ts';
import { reverseDeposit } from './reverse-deposit.ts';

/** A notice about a payment. */
export type PaymentNotice = Extract<ProviderNotice, { about: 'payment' }>;

/** A payment that a provider reported at a time. */
interface Report {
  readonly provider: string;
  readonly notice: PaymentNotice;
  readonly at: number;
}

/** The deposit of an order, locked. Null for a number that is not ours, or is another provider's. */
async function findOrder(sql: Sql, { provider, notice }: Report): Promise<DepositRow | null> {
  if (!isUuid(notice.orderId)) return null;
  const deposit = await lockDeposit(sql, notice.orderId);
  return deposit?.provider === provider ? deposit : null;
}

/** Notes money that belongs to no deposit. The operator finds its member, or gives it back. */
async function recordUnknown(sql: Sql, { provider, notice, at }: Report): Promise<string> {
  const id = uuid();
  const { amount, reference } = notice;
  const added = await sql
    .insertInto('deposit')
    .values({
      id,
      member_id: null,
      key: null,
      channel: '',
      provider,
      amount,
      fee_rate: 0,
      fee_fixed: 0,
      received: amount,
      state: 'review',
      reason: 'unknown' satisfies DepositReview,
      reference,
      pictures: '[]',
      created_at: at,
      changed_at: at,
      expires_at: at,
      ask_at: null,
    })
    .onConflict((on) => on.columns(['provider', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return 'known';
  const subject = { table: 'deposit', id } as const;
  const step = { subject, from: null, to: 'review', actor: 'provider', at, amount } as const;
  await recordStep(sql, { ...step, reason: 'unknown' });
  return 'unknown';
}

async function review(
  sql: Sql,
  deposit: DepositRow,
  { notice, at }: Report,
  reason: DepositReview,
) {
  const reference = await freeReference(sql, deposit, notice.reference);
  const set = { reference, received: notice.amount, ask_at: null };
  const move = { to: 'review', actor: 'provider', at, reason, set } as const;
  const moved = await moveDeposit(sql, deposit, move);
  if (moved) await notifyOfDeposit(sql, moved, at);
  return reason;
}

/** Returns whether the payment of an expired deposit passes a limit of its member, who has asked for another one meanwhile. */
async function passesLimit(sql: Sql, { id, state, amount, ...deposit }: DepositRow) {
  const { member_id: memberId, created_at: at } = deposit;
  if (state !== 'expired' || memberId === null) return false;
  await lockMember(sql, memberId);
  return passesDepositLimits(sql, { memberId, amount, maxima: [], deposit: id }, at);
}

/** Money has arrived for a deposit. */
async function arrive(sql: Sql, deposit: DepositRow, reported: Report): Promise<string> {
  const { notice, at } = reported;
  const { amount: received, reference } = notice;
  switch (deposit.state) {
    case 'created':
    case 'pending':
    case 'expired': {
      if (received !== deposit.amount) return review(sql, deposit, reported, 'amount');
      const memberId = deposit.member_id;
      if (memberId === null) return 'known';
      const isFree = (await freeReference(sql, deposit, reference)) !== null;
      if (!isFree) return review(sql, deposit, reported, 'unknown');
      if (await passesLimit(sql, deposit)) return review(sql, deposit, reported, 'afterEnd');
      const arrival = { received, actor: 'provider', at, reference, memberId } as const;
      await creditDeposit(sql, deposit, arrival);
      return 'paid';
    }
    case 'failed':
    case 'cancelled':
      return review(sql, deposit, reported, 'afterEnd');
    case 'review':
    case 'paid':
    case 'returned':
    case 'reversed':
      return deposit.reference === reference ? 'known' : recordUnknown(sql, reported);
  }
}

/** The payment ended without money. */
async function end(sql: Sql, deposit: DepositRow, { notice, at }: Report): Promise<string> {
  if (deposit.state !== 'created' && deposit.state !== 'pending') return 'known';
  const reference = (await freeReference(sql, deposit, notice.reference)) ?? deposit.reference;
  const isFailed = notice.outcome === 'failed';
  const to = isFailed ? 'failed' : 'expired';
  const reason = isFailed ? 'declined' : '';
  const set = { reference, ask_at: null };
  await endDeposit(sql, deposit, { to, actor: 'provider', at, reason, set });
  return to;
}

/**
 * Applies a notice about a payment to its deposit, and returns a word for what was done. A notice that finds the deposit
 * in a state beyond it changes nothing, so that notices may arrive twice and in any order. Call inside a transaction.
 */
export async function applyPayment(sql: Sql, reported: Report): Promise<string> {
  const { notice, at } = reported;
  const deposit = await findOrder(sql, reported);
  if (deposit === null) return notice.outcome === 'paid' ? recordUnknown(sql, reported) : 'nothing';
  if (notice.outcome === 'paid') return arrive(sql, deposit, reported);
  if (notice.outcome === 'reversed') return reverseDeposit(sql, deposit, { ...notice, at });
  return end(sql, deposit, reported);
}
