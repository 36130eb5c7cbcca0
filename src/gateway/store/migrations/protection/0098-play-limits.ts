import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table play_limit (
    member_id uuid not null references member (id) on delete cascade,
    kind text not null check (kind in ('deposit', 'loss', 'stake')),
    frame text not null check (frame in ('day', 'week', 'month')),
    amount int8 not null check (amount > 0),
    wanted int8 check (wanted > amount),
    confirm_from int8,
    primary key (member_id, kind, frame),
    check (wanted is null or confirm_from is not null)
  )`,
  `alter table ledger_account add column limits int4 not null default 0 check (limits >= 0)`,
];

/** Limits of members, and their number on the main wallet, so that a bet of a member without one reads nothing else. */
export const playLimits: Step = {
  // An older host holds no limits: until it has ended, those that a newer one sets can be passed on it.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
