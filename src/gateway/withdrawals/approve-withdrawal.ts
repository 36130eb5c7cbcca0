import type { Sql } from '../store/database.ts';
import { moveWithdrawal, type Withdrawal } from './move-withdrawal.ts';
import { notifyMember } from './notify-member.ts';

/** Takes a withdrawal to check it: the member cannot cancel it any more. Null when it is not `requested`. */
export function takeWithdrawal(sql: Sql, id: string, now: number): Promise<Withdrawal | null> {
  return moveWithdrawal(sql, { id, from: ['requested'], to: 'taken', actor: 'operator', at: now });
}

/** Approves a withdrawal that was taken. Null when it is not. Call inside a transaction. */
export async function approveWithdrawal(
  sql: Sql,
  id: string,
  now: number,
): Promise<Withdrawal | null> {
  const move = { id, from: ['taken'], to: 'approved', actor: 'operator', at: now } as const;
  const moved = await moveWithdrawal(sql, move);
  if (!moved) return null;
  const amount = moved.amount - moved.charge;
  const news = { message: 'withdrawalApproved', event: 'withdrawalApproved', amount } as const;
  await notifyMember(sql, moved, news, now);
  return moved;
}
