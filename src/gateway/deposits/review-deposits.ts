import type { Centavos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database, Sql } from '../store/database.ts';
import { bankProvider } from '../providers/providers.ts';
import { creditDeposit } from './credit-deposit.ts';
import { endDeposit } from './fail-deposit.ts';
import { lockDeposit } from './find-deposit.ts';
import { type DepositRow, moveDeposit } from './move-deposit.ts';
import { findUsedProofs, type UsedProof } from './used-proofs.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';

/** A deposit that waits for the operator, newest first, or one that was taken back. */
export interface DepositInReview {
  readonly deposit: DepositRow;
  readonly username: string | null;
  /** Other deposits with the same reference or picture. */
  readonly usedProofs: readonly UsedProof[];
}

/** The deposits that wait for the operator, oldest first: in review, to be given back, or taken back and short of money. */
export async function listReviews(sql: Sql): Promise<DepositInReview[]> {
  const rows = await sql
    .selectFrom('deposit')
    .leftJoin('member', 'member.id', 'deposit.member_id')
    .selectAll('deposit')
    .select('username')
    .where((of) =>
      of.or([of('state', '=', 'review'), of('refund_due', '=', true), of('owed', '>', 0)]),
    )
    .orderBy('changed_at')
    .limit(200)
    .execute();
  const used = await findUsedProofs(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map(({ username, ...deposit }) => ({
    deposit,
    username,
    usedProofs: used.filter(({ id }) => id === deposit.id),
  }));
}

/** A decision of the operator about a deposit in review. */
interface Decision {
  readonly id: string;
  /** Shown to the member when the money goes back. */
  readonly reason: string;
}

/** The deposit of a decision, locked, and whether it is still in review. Refusal `not_found`. */
async function findReview(sql: Sql, id: string): Promise<DepositRow> {
  const deposit = await lockDeposit(sql, id);
  if (!deposit) throw new Refusal(404, 'not_found');
  return deposit;
}

type Store = Pick<Database, 'transaction'>;

/** The member and the money of a credit. */
interface Credit extends Decision {
  /** The member of unknown money. */
  readonly memberId: string | null;
  /** The amount that arrived by a bank transfer. Null: the amount of the deposit. A provider's payment has its own amount. */
  readonly received: Centavos | null;
}

/**
 * Adds the money of a deposit in review to the balance. A deposit in another state stays as it is, and is returned.
 * Refusals `not_found`, and `field_required` for unknown money without a member.
 */
export function creditReviewed(
  { transaction }: Store,
  { id, reason, memberId, received }: Credit,
  now: number,
): Promise<DepositRow> {
  return transaction(async (sql) => {
    const deposit = await findReview(sql, id);
    if (deposit.state !== 'review') return deposit;
    const owner = deposit.member_id ?? memberId;
    if (owner === null) throw new Refusal(400, 'field_required');
    const arrival = {
      received: deposit.received ?? received ?? deposit.amount,
      actor: 'operator',
      at: now,
      reference: deposit.reference,
      memberId: owner,
      reason,
    } as const;
    return (await creditDeposit(sql, deposit, arrival)) ?? deposit;
  });
}

/**
 * Sends the money of a deposit in review back. The job notifies the provider; a bank transfer, and a payment without a number
 * of its own, is sent back by hand. A deposit in another state stays as it is, and is returned. Refusal `not_found`.
 */
export function returnReviewed(
  { transaction }: Store,
  { id, reason }: Decision,
  now: number,
): Promise<DepositRow> {
  return transaction(async (sql) => {
    const deposit = await findReview(sql, id);
    if (deposit.state !== 'review') return deposit;
    const set = {
      received: deposit.received ?? deposit.amount,
      refund_due: deposit.provider !== bankProvider && deposit.reference !== null,
    };
    const move = { to: 'returned', actor: 'operator', at: now, reason, set } as const;
    const moved = await moveDeposit(sql, deposit, move);
    if (moved) await notifyOfDeposit(sql, moved, now);
    return moved ?? deposit;
  });
}

/**
 * Ends a bank transfer whose money never came. A deposit in another state, or one whose money is at a provider, stays as it
 * is, and is returned. Refusal `not_found`.
 */
export function refuseReviewed(
  { transaction }: Store,
  { id }: Pick<Decision, 'id'>,
  now: number,
): Promise<DepositRow> {
  return transaction(async (sql) => {
    const deposit = await findReview(sql, id);
    if (deposit.state !== 'review' || deposit.received !== null) return deposit;
    const move = { to: 'failed', actor: 'operator', at: now, reason: 'notReceived' } as const;
    return (await endDeposit(sql, deposit, move)) ?? deposit;
  });
}

/** Opens or closes a channel for new deposits. False for an unknown one. */
export async function setChannelEnabled(
  sql: Sql,
  code: string,
  enabled: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('deposit_channel')
    .set({ enabled })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
