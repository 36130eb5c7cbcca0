import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The decisions of the operator, for the list of the console. */
export const operatorSteps: Step = {
  beside: 'all',
  async up(db) {
    await sql`create index money_step_by_operator on money_step (id) where actor = 'operator'`.execute(
      db,
    );
  },
};
