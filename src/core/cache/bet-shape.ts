import { nullable, number, picklist, string } from 'valibot';

/** The end of a bet as the cache writes it; null while it is open. */
export const betOutcome = nullable(picklist(['won', 'lost', 'tied', 'cancelled']));

/** The fields of a bet as the cache writes them. Several domains keep bets. */
export const betFields = {
  id: string(),
  game: string(),
  vendor: nullable(string()),
  at: number(),
  settledAt: nullable(number()),
  stake: nullable(number()),
  validBet: nullable(number()),
  payout: nullable(number()),
  profit: nullable(number()),
  outcome: betOutcome,
} as const;
