import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table erasure (
    member_id uuid not null references member (id) on delete cascade,
    stage text not null check (stage in ('belongings', 'person')),
    at int8 not null,
    primary key (member_id, stage)
  )`,
  `create index exclusion_closed on exclusion (begins_at) where kind = 'closed'`,
];

/** The data of closed accounts that was deleted, by stage. */
export const erasures: Step = {
  // An older host deletes nothing.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
