import { openBet } from './bet-entries.ts';
import { settleBet } from './open-bets.ts';
import type { Database, Sql } from '../store/database.ts';

const batch = 100;

function dueBets(sql: Sql, now: number, memberId: string | null) {
  const due = sql
    .selectFrom('round')
    .select(['id', 'pending'])
    .where('status', '=', openBet)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(batch);
  return (memberId === null ? due : due.where('member_id', '=', memberId)).execute();
}

/**
 * Settles the bets that are due, at most 100 of them, each in a transaction of its own: those of one member, or of all. Returns their number. Gateways
 * that run it at once settle each bet once.
 */
export async function settleDueBets(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
  memberId: string | null = null,
): Promise<number> {
  let settled = 0;
  for (const { id, pending } of await dueBets(sql, now, memberId)) {
    if (pending === null) continue;
    const isSettled = await transaction((within) => settleBet(within, id, pending, now));
    if (isSettled) settled += 1;
  }
  return settled;
}
