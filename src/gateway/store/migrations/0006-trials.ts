import { type Migration, sql } from 'kysely';

/** Purses of play money, outside the ledger. */
export const trials: Migration = {
  async up(db) {
    await sql`create table trial (
      token_hash text primary key,
      opened boolean not null default false,
      node_id int4 not null,
      language text not null,
      balance int8 not null,
      rounds jsonb not null,
      expires_at int8 not null
    )`.execute(db);
  },
};
