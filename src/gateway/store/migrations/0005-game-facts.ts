import { type Migration, sql } from 'kysely';

/** What the filter of slots asks for: the least bet in centavos and the number of lines; null where it is not known. */
export const gameFacts: Migration = {
  async up(db) {
    await sql`alter table game add column least_bet int8, add column lines int4`.execute(db);
  },
};
