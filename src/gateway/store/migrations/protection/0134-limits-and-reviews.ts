import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  'alter table play_limit drop constraint play_limit_kind_check',
  'alter table play_limit drop constraint play_limit_frame_check',
  `alter table play_limit add constraint play_limit_kind_check
    check (kind in ('deposit', 'loss', 'stake', 'wager'))`,
  `alter table play_limit add constraint play_limit_frame_check
    check (frame in ('bet', 'day', 'week', 'month') and (frame = 'bet') = (kind = 'wager'))`,
  'alter table member add column review_reminded_at int8',
  'create index member_by_review on member (greatest(registered_at, review_reminded_at))',
];

/** Limits of the stake of one bet, beside limits of sums. Reminders of members to look at their limits, with the index that finds those who are due. */
export const limitsAndReviews: Step = {
  // An older host does not read limits of one bet when a bet is placed: until it has ended, they can be passed on it. It sends no reminders.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
