import { type Migration, sql } from 'kysely';

/** New games, and the return to player in hundredths of a percent. */
export const gameMarks: Migration = {
  async up(db) {
    await sql`alter table game
      add column is_new boolean not null default false,
      add column return_rate int4`.execute(db);
  },
};
