import { type Migration, sql } from 'kysely';

/** Live casinos present themselves: a picture of who deals, a title and a description in every language; null for those that do not. */
export const showcase: Migration = {
  async up(db) {
    await sql`alter table vendor add column showcase jsonb`.execute(db);
  },
};
