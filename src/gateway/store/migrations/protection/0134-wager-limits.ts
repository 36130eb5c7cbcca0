import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  'alter table play_limit drop constraint play_limit_kind_check',
  'alter table play_limit drop constraint play_limit_frame_check',
  `alter table play_limit add constraint play_limit_kind_check
    check (kind in ('deposit', 'loss', 'stake', 'wager'))`,
  `alter table play_limit add constraint play_limit_frame_check
    check (frame in ('bet', 'day', 'week', 'month') and (frame = 'bet') = (kind = 'wager'))`,
];

/** Limits of the stake of one bet, beside those of sums. */
export const wagerLimits: Step = {
  // An older host does not read limits of one bet when a bet is placed: until it has ended, they can be passed on it.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
