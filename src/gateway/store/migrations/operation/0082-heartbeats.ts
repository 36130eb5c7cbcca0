import { type Migration, sql } from 'kysely';

/** The time at which each gateway on the store has last written. */
export const heartbeats: Migration = {
  async up(db) {
    await sql`create table heartbeat (gateway text primary key, at int8 not null)`.execute(db);
  },
};
