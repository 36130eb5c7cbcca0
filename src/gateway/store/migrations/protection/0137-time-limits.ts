import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  'alter table play_limit drop constraint play_limit_kind_check',
  `alter table play_limit add constraint play_limit_kind_check
    check (kind in ('deposit', 'loss', 'stake', 'time', 'wager'))`,
];

/** Limits of the time at play, in hundredths of a minute. The time itself is read from the bets. */
export const timeLimits: Step = {
  // An older host does not read these limits when a bet is placed: until it has ended, they can be passed on it.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
