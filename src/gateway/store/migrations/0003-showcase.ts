import { type Migration, sql } from 'kysely';

/** Presentation of live casinos: a picture, a title and a description in every language. Null for vendors without one. */
export const showcase: Migration = {
  async up(db) {
    await sql`alter table vendor add column showcase jsonb`.execute(db);
  },
};
