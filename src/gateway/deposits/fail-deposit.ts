import type { DepositFailure } from '#protocol/vocabulary/deposit-state.ts';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { lockDeposit } from './find-deposit.ts';
import { type DepositMove, type DepositRow, moveDeposit } from './move-deposit.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';

/**
 * Ends a deposit without money and notifies the member. Returns the new row, or null when another transaction was first. Call
 * inside a transaction.
 */
export async function endDeposit(
  sql: Sql,
  deposit: DepositRow,
  move: DepositMove & { readonly to: 'failed' | 'expired' },
): Promise<DepositRow | null> {
  const moved = await moveDeposit(sql, deposit, move);
  if (!moved || moved.member_id === null) return moved;
  const cause = { table: 'deposit', id: moved.id };
  const values = { amount: moved.amount };
  await recordEvent(
    sql,
    { memberId: moved.member_id, kind: 'depositFailed', cause, values },
    move.at,
  );
  await notifyOfDeposit(sql, moved, move.at);
  return moved;
}

/** Fails a deposit that waits for its payment. Returns it as it is then. Call inside a transaction. */
export async function failDeposit(
  sql: Sql,
  id: string,
  move: { readonly actor: Actor; readonly reason: DepositFailure; readonly at: number },
): Promise<DepositRow | null> {
  const deposit = await lockDeposit(sql, id);
  if (deposit?.state !== 'created' && deposit?.state !== 'pending') return deposit;
  return endDeposit(sql, deposit, { ...move, to: 'failed', set: { ask_at: null } });
}
