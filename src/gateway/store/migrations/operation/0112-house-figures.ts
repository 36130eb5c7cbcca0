import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/**
 * An index for the fees of some days. The condition is the one of the query, word for word: the planner does not compare what two
 * conditions mean.
 */
const statement = `create index posting_of_fees on ledger_posting (created_at) include (account_id, amount)
  where account_id like 'fees:%'`;

/** The fees of each day, for the figures of the house. */
export const houseFigures: Step = {
  // An older host does not read the index, and PostgreSQL keeps it.
  beside: 'all',
  async up(db) {
    await sql.raw(statement).execute(db);
  },
};
