import { type Migration, sql } from 'kysely';

const statements = [
  `create table event (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    kind text not null,
    cause_table text not null,
    cause_id text not null,
    "values" jsonb not null,
    at int8 not null
  )`,
  `create index event_of_member on event (member_id, id)`,
  `create index event_at on event (at)`,
];

/** Changes that members are notified of while the app is open. */
export const events: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
