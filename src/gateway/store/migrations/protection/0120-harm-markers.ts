import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table harm_marker (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    kind text not null check (kind in ('chasing', 'raisedStakes', 'nightPlay', 'failedDeposits',
      'cancelledWithdrawals', 'raisedLimits', 'reachedLimits')),
    day int4 not null,
    at int8 not null,
    count int4 not null,
    amount int8,
    loss int8,
    rule jsonb not null,
    notified_at int8,
    unique (member_id, kind, day)
  )`,
  `create index harm_marker_by_time on harm_marker (at, id)`,
  `create table harm_scan (
    id int4 primary key check (id = 1),
    begun_at int8 not null,
    until int8 not null
  )`,
  `alter table member add column no_publicity_before int8`,
  // Bets are added in the order of their time, so this index is small and costs a bet next to nothing.
  `create index round_by_time on round using brin (created_at) with (pages_per_range = 32)`,
  `create index deposit_by_time on deposit (created_at)`,
  `create index deposit_failed on deposit (changed_at) where state = 'failed'`,
  `create index withdrawal_cancelled on withdrawal (changed_at) where state = 'cancelled'`,
  `create index audit_event_raised on audit_event (at) where kind = 'playLimitConfirmed'`,
];

/** Signs of harm in the play of members, the position of the job that finds them, and the indexes by time that it reads. */
export const harmMarkers: Step = {
  // An older host finds no signs, and goes on advertising.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
