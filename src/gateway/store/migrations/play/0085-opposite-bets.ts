import { type Migration, sql } from 'kysely';

const statements = [
  `alter table event_exposure add column compared boolean not null default false`,
  `create index event_exposure_to_compare on event_exposure (ends_at)
    where holder = 'house' and not compared`,
  `create table opposite_bet (
    event text not null,
    one_id uuid not null references member (id) on delete cascade,
    other_id uuid not null references member (id) on delete cascade,
    one_stake int8 not null,
    other_stake int8 not null,
    at_risk int8 not null,
    at int8 not null,
    primary key (event, one_id, other_id)
  )`,
  `create index opposite_bet_by_time on opposite_bet (at)`,
];

/** Pairs of members who share a device and whose bets on an event oppose each other. */
export const oppositeBets: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
