import { type Migration, sql } from 'kysely';

/** Facts for the filter of slots: the lowest bet in centavos and the number of lines. Null when unknown. */
export const gameFacts: Migration = {
  async up(db) {
    await sql`alter table game add column least_bet int8, add column lines int4`.execute(db);
  },
};
