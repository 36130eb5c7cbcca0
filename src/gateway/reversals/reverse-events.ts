import { sql as raw } from 'kysely';
import { cancelInTurn, isReversible, voidBetsOnEvents } from '../bets/bets.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Database, Sql } from '../store/database.ts';
import { reverseBet } from './reverse-bet.ts';

/** Bets that one query finds. */
const batch = 500;

/** Bets with a result on the events that the operator has called off with their results, the oldest first. */
async function betsToReverse(sql: Sql) {
  const { rows } = await raw<{ id: string; reason: string }>`
    select distinct on (round.id) round.id, voided_event.reason
    from voided_event
      join settled_event_bet on settled_event_bet.event = voided_event.event
      join round on round.id = settled_event_bet.round_id
    where with_results and ${isReversible}
    order by round.id limit ${batch}`.execute(sql);
  return rows;
}

/** The bets with a result on an event, and what they have paid. */
export async function resultsOnEvent(
  sql: Sql,
  event: string,
): Promise<{ readonly bets: number; readonly payouts: Centavos }> {
  const { rows } = await raw<{ bets: number; payouts: number | null }>`
    select count(*)::int as bets, sum(payout)::int8 as payouts
    from settled_event_bet join round on round.id = round_id
    where event = ${event} and ${isReversible}`.execute(sql);
  return { bets: rows[0]?.bets ?? 0, payouts: Number(rows[0]?.payouts ?? 0) };
}

/**
 * Cancels the bets on the events that the operator has called off, each in a transaction of its own: the open ones, and those that
 * have their result where the event is called off with its results. A bet on several events is cancelled as a whole. Bets that have
 * won the jackpot stay.
 */
export async function cancelBetsOnEvents(
  database: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<void> {
  await voidBetsOnEvents(database, now);
  await cancelInTurn({
    find: () => betsToReverse(database.sql),
    async cancel(id, reason) {
      const { kind } = await reverseBet(database, id, { reason, at: now });
      return kind === 'reversed';
    },
  });
}
