import { type Migration, sql } from 'kysely';

const statements = [
  `create table money_step (
    id uuid primary key,
    subject_table text not null,
    subject_id uuid not null,
    from_state text,
    to_state text not null,
    actor text not null check (actor in ('member', 'operator', 'job', 'provider')),
    at int8 not null,
    reason text not null default '',
    amount int8
  )`,
  `create index money_step_by_subject on money_step (subject_id, id)`,
];

/** Audit of the changes of state of deposits, withdrawals and transfers. */
export const moneySteps: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
