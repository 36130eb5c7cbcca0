import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `alter table identity_check add column asked_again_at int8`,
  `alter table identity_check add constraint identity_check_asked_again
    check (asked_again_at is null or state = 'refused')`,
];

/** The time at which an operator has taken an approval of an identity back. */
export const identitiesAskedAgain: Step = {
  // An older host knows the state `refused`. Its next approval deletes the pictures of these checks, too.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
