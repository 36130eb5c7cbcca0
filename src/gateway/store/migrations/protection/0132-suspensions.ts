import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table suspension (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references member (id) on delete cascade,
    suspended_by text not null check (suspended_by in ('upline', 'operator')),
    operator text,
    reason text not null default '',
    begins_at int8 not null,
    lifted_at int8,
    lifted_by text check (lifted_by in ('upline', 'operator')),
    lifting_operator text,
    lifting_reason text not null default '',
    check ((lifted_at is null) = (lifted_by is null))
  )`,
  `create index suspension_of_member on suspension (member_id, begins_at)`,
  `create unique index suspension_open on suspension (member_id, suspended_by) where lifted_at is null`,
  `insert into suspension (member_id, suspended_by, begins_at)
    select id, 'upline', suspended_at from member where suspended_at is not null`,
  `update ledger_account set excluded_until = ${Number.MAX_SAFE_INTEGER}
    where id in (select id::text from member where suspended_at is not null)`,
  `alter table exclusion add column operator text, add column operator_reason text`,
];

/** The suspensions of members with who has made and lifted each, their mark on the main wallet, and the operator who has closed an account. */
export const suspensions: Step = {
  // An older host lets an agent lift what the operator has suspended, and leaves the mark on the wallet.
  beside: 'none',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
