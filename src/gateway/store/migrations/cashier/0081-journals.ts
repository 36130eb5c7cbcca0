import { type Migration, sql } from 'kysely';

/** Lines that gateways on one store write in turn. */
export const journals: Migration = {
  async up(db) {
    await sql`create table journal_line (
      journal text not null,
      nth int8 not null,
      text text not null,
      primary key (journal, nth)
    )`.execute(db);
  },
};
