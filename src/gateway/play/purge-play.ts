import { purgeExposures, purgeOppositeBets, purgeSettledEvents } from '../bets/bets.ts';
import type { Sql } from '../store/database.ts';
import { purgeGameSecrets } from './game-seeds.ts';

/** Sums of bets on an event are kept for a day after its end. */
const exposureKeptMs = 24 * 3_600_000;

/** Marks of opposite bets are kept for 90 days. */
const marksKeptMs = 90 * 24 * 3_600_000;

/**
 * Deletes expired launch tickets, purses of play money, sums and events of bets on past events, old marks of opposite bets, and secrets of
 * games that no round needs any more.
 */
export async function purgePlay(sql: Sql, now: number): Promise<void> {
  for (const table of ['launch_ticket', 'trial'] as const) {
    await sql.deleteFrom(table).where('expires_at', '<', now).execute();
  }
  await purgeExposures(sql, now - exposureKeptMs);
  await purgeSettledEvents(sql);
  await purgeOppositeBets(sql, now - marksKeptMs);
  await purgeGameSecrets(sql, now);
}
