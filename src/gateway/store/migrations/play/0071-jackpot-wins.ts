import { type Migration, sql } from 'kysely';

/** The part of a payout that came from the jackpot, in centavos. */
export const jackpotWins: Migration = {
  async up(db) {
    await sql`alter table round add column jackpot int8 not null default 0`.execute(db);
  },
};
