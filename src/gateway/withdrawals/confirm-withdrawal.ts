import type { Centavos } from '#protocol/model/money.ts';
import type { DisputeKind } from '#protocol/vocabulary/withdrawal-state.ts';
import type { Database, Sql } from '../store/database.ts';
import { moveWithdrawal, type Withdrawal } from './move-withdrawal.ts';
import { notifyMember } from './notify-member.ts';

/** Notes that the member has received a paid withdrawal. Null when it is not `paid`. Call inside a transaction. */
export function confirmByMember(sql: Sql, id: string, now: number): Promise<Withdrawal | null> {
  const set = () => ({ confirm_cause: 'player' as const });
  return moveWithdrawal(sql, {
    id,
    from: ['paid'],
    to: 'confirmed',
    actor: 'member',
    at: now,
    set,
  });
}

/**
 * Ends a paid or disputed withdrawal by the operator: it counts as received, or the dispute is refused. Null when it is
 * neither. Call inside a transaction.
 */
export async function confirmWithdrawal(
  sql: Sql,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<Withdrawal | null> {
  const set = () => ({ reason, confirm_cause: 'operator' as const });
  const from = ['paid', 'disputed'] as const;
  const by = { actor: 'operator', at: now, reason, set } as const;
  const moved = await moveWithdrawal(sql, { id, from, to: 'confirmed', ...by });
  if (!moved) return null;
  const message = moved.dispute_kind === null ? 'withdrawalConfirmed' : 'withdrawalDisputeRefused';
  await notifyMember(sql, moved, { message, event: null, amount: moved.paid, reason }, now);
  return moved;
}

async function confirmByClock(sql: Sql, id: string, now: number): Promise<void> {
  const set = () => ({ confirm_cause: 'clock' as const });
  const move = { id, from: ['paid'], to: 'confirmed', actor: 'job', at: now, set } as const;
  const moved = await moveWithdrawal(sql, move);
  if (!moved) return;
  const news = { message: 'withdrawalConfirmed', event: null, amount: moved.paid } as const;
  await notifyMember(sql, moved, news, now);
}

const batch = 100;

/** Confirms the paid withdrawals whose time to confirm is over, at most 100. Returns their number. */
export async function confirmDueWithdrawals(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<number> {
  const due = await sql
    .selectFrom('withdrawal')
    .select('id')
    .where('state', '=', 'paid')
    .where('confirm_by', '<=', now)
    .orderBy('confirm_by')
    .limit(batch)
    .execute();
  for (const { id } of due) await transaction((within) => confirmByClock(within, id, now));
  return due.length;
}

/** The answer of a member that money is missing. */
interface NewDispute {
  readonly id: string;
  readonly kind: DisputeKind;
  readonly received: Centavos;
  /** Ids of uploads. */
  readonly pictures: readonly string[];
}

/** Opens a dispute about a paid withdrawal. Null when it is not `paid`. Call inside a transaction. */
export function disputeWithdrawal(
  sql: Sql,
  { id, kind, received, pictures }: NewDispute,
  now: number,
): Promise<Withdrawal | null> {
  const set = () => ({
    dispute_kind: kind,
    dispute_received: received,
    dispute_pictures: JSON.stringify(pictures),
  });
  const by = { actor: 'member', at: now, amount: received, set } as const;
  return moveWithdrawal(sql, { id, from: ['paid'], to: 'disputed', ...by });
}
