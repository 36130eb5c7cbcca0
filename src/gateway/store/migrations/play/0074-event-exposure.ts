import { type Migration, sql } from 'kysely';

const statements = [
  `create table event_exposure (
    event text not null,
    holder text not null,
    stakes jsonb not null,
    payouts jsonb not null,
    ends_at int8 not null,
    primary key (event, holder)
  )`,
  `create index event_exposure_over on event_exposure (ends_at)`,
];

/** Sums of the bets on shared rounds, fights and matches, of each member and of the house. */
export const eventExposure: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
