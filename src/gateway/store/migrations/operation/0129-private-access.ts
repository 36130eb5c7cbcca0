import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table private_access (
    id uuid not null unique,
    member_id uuid not null references member (id) on delete cascade,
    operator text not null,
    reason text not null,
    granted_at int8 not null,
    ends_at int8 not null,
    looked_at int8,
    primary key (member_id, operator)
  )`,
];

/** The grants of operators for the private facts of single members. */
export const privateAccess: Step = {
  // An older host shows the facts to each operator, as before.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
