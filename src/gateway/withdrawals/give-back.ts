import type { WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { moveWithdrawal, type Withdrawal } from './move-withdrawal.ts';
import { lockWithdrawal, refuseUndecided } from './pay-part.ts';
import { notifyMember } from './notify-member.ts';
import { releaseMoney } from './withdrawal-entries.ts';

/** An end of a withdrawal of which nothing was paid. */
interface GivenBack {
  readonly id: string;
  readonly from: readonly WithdrawalState[];
  readonly to: 'cancelled' | 'rejected' | 'released';
  readonly actor: Actor;
  readonly reason: string;
  readonly now: number;
}

async function giveBack(sql: Sql, end: GivenBack): Promise<Withdrawal | null> {
  const { id, from, to, actor, reason, now: at } = end;
  const moved = await moveWithdrawal(sql, {
    id,
    from,
    to,
    actor,
    at,
    reason,
    set: (of) => ({ reason, returned: of('amount', '-', of.ref('paid')) }),
  });
  if (!moved) return null;
  await releaseMoney(sql, moved, { amount: moved.returned, actor, at, remark: reason });
  return moved;
}

/** Cancels a withdrawal that the operator has not taken. Null when it is not `requested`. Call inside a transaction. */
export async function cancel(sql: Sql, id: string, now: number): Promise<Withdrawal | null> {
  const end = {
    id,
    from: ['requested'],
    to: 'cancelled',
    actor: 'member',
    reason: '',
    now,
  } as const;
  const moved = await giveBack(sql, end);
  if (!moved) return null;
  const cause = { table: 'withdrawal', id };
  const values = { amount: moved.returned, quiet: true };
  const memberId = moved.member_id;
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values }, now);
  return moved;
}

/**
 * Rejects a withdrawal with a reason. Null when the operator has not taken it, or its payment has begun. Call inside a
 * transaction.
 */
export async function rejectWithdrawal(
  sql: Sql,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<Withdrawal | null> {
  const end = {
    id,
    from: ['taken', 'approved'],
    to: 'rejected',
    actor: 'operator',
    reason,
    now,
  } as const;
  const moved = await giveBack(sql, end);
  if (!moved) return null;
  const news = { message: 'withdrawalRejected', event: 'withdrawalRejected', reason } as const;
  await notifyMember(sql, moved, { ...news, amount: moved.returned }, now);
  return moved;
}

/**
 * Gives the money of a failed withdrawal back that was not paid. One of which a part was paid is `paid` then, and waits
 * for its confirmation. Null when it is not `failed`. Throws a PartRefused while a payment waits for the operator's decision.
 * Call inside a transaction.
 */
export async function releaseWithdrawal(
  sql: Sql,
  id: string,
  { reason, confirmMs, now }: { reason: string; confirmMs: number; now: number },
): Promise<Withdrawal | null> {
  await lockWithdrawal(sql, id);
  const parts = sql.selectFrom('withdrawal_part').select(['n', 'told_paid_at']);
  refuseUndecided(await parts.where('withdrawal_id', '=', id).execute());
  const end = { id, from: ['failed'], to: 'released', actor: 'operator', reason, now } as const;
  const moved = await giveBack(sql, end);
  if (!moved) return null;
  const news = { message: 'withdrawalReleased', event: 'withdrawalRejected', reason } as const;
  await notifyMember(sql, moved, { ...news, amount: moved.returned }, now);
  if (moved.paid === 0) return moved;
  const set = () => ({ paid_at: now, confirm_by: now + confirmMs });
  return moveWithdrawal(sql, {
    id,
    from: ['released'],
    to: 'paid',
    actor: 'operator',
    at: now,
    set,
  });
}
