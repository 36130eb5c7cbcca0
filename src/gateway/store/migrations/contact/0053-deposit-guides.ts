import { type Migration, sql } from 'kysely';

/** Guides to deposits, step by step: the guide of a kind of channels, or of one channel. */
export const depositGuides: Migration = {
  async up(db) {
    await sql
      .raw('create table deposit_guide (target text primary key, steps jsonb not null)')
      .execute(db);
  },
};
