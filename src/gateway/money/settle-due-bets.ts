import type { Centavos } from '#contract/model/money.ts';
import { openBet } from './bet-entries.ts';
import { settleBet } from './open-bets.ts';
import type { Database, Sql } from '../store/database.ts';

const batch = 100;

/** A bet, or a hand with all its bets, that has just got its result. */
export interface SettledBet {
  readonly memberId: string;
  readonly nodeId: number;
  readonly stakeCentavos: Centavos;
  readonly payoutCentavos: Centavos;
}

/** What a run of `settleDueBets` does besides. */
interface Settling {
  /** The member whose bets are settled. All members by default. */
  readonly memberId?: string;
  /** Called once for each bet, in the transaction that settles it. */
  readonly onSettled?: (sql: Sql, bet: SettledBet, now: number) => Promise<void>;
}

function dueBets(sql: Sql, now: number, memberId: string | undefined) {
  const due = sql
    .selectFrom('round')
    .select(['id', 'pending', 'member_id', 'node_id', 'stake'])
    .where('status', '=', openBet)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(batch);
  return (memberId === undefined ? due : due.where('member_id', '=', memberId)).execute();
}

/**
 * Settles the bets that are due, at most 100 of them, each in a transaction of its own: those of one member, or of all. Returns their number. Gateways
 * that run it at once settle each bet once.
 */
export async function settleDueBets(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
  { memberId, onSettled }: Settling = {},
): Promise<number> {
  let settled = 0;
  for (const { id, pending, ...bet } of await dueBets(sql, now, memberId)) {
    if (pending === null) continue;
    const { payoutCentavos } = pending;
    const facts = { memberId: bet.member_id, nodeId: bet.node_id, stakeCentavos: bet.stake };
    const isSettled = await transaction(async (within) => {
      const isFirst = await settleBet(within, id, pending, now);
      if (isFirst) await onSettled?.(within, { ...facts, payoutCentavos }, now);
      return isFirst;
    });
    if (isSettled) settled += 1;
  }
  return settled;
}
