import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/**
 * The games that the operator hides, with their times in epoch milliseconds. They are no columns of `game`, whose rows a change of
 * the seed replaces.
 */
export const hiddenGames: Step = {
  // An older host shows them.
  beside: 'all',
  async up(db) {
    const columns = `node_id int4 primary key,
      reason text not null,
      starts_at int8 not null,
      ends_at int8`;
    await sql.raw(`create table hidden_game (${columns})`).execute(db);
  },
};
