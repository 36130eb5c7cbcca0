import { type Migration, sql } from 'kysely';

const statements = [
  `alter table event_exposure
    add column wins jsonb not null default '[]',
    add column risk int8 not null default 0`,
  `alter table round add column events jsonb`,
];

/**
 * Sums of bets on events for the valid bet, and the part of each open bet in them. Bets that are open now have no part: they
 * count as before.
 */
export const netExposure: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
