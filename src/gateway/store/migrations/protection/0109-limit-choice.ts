import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The time at which a member has chosen a limit of deposits, or none, for the first time. */
export const limitChoice: Step = {
  // An older host lets a member deposit without the choice. A limit that is set there counts as one.
  beside: 'all',
  async up(db) {
    await sql`alter table member add column limit_chosen_at int8`.execute(db);
  },
};
