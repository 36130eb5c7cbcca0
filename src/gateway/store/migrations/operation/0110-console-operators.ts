import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table console_operator (
    id uuid primary key,
    name text not null,
    name_key text not null unique,
    role text not null check (role in ('owner', 'cashier', 'support', 'content', 'viewer')),
    token_hash text not null unique,
    created_at int8 not null,
    disabled_at int8
  )`,
  `alter table money_step add column operator_name text`,
  `create index audit_event_by_operator on audit_event (id) where actor = 'operator'`,
];

/** The operators of the console with their roles, and the names of those who decide about money. */
export const consoleOperators: Step = {
  // An older host knows the token of its start alone, and writes no names.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
