import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The games that the operator puts into lists, and their order. `id` is the list and the number of the game. */
export const placedGames: Step = {
  // An older host has the order of the catalogue.
  beside: 'all',
  async up(db) {
    const columns = `id text primary key,
      list text not null,
      node_id int4 not null,
      sort int4 not null`;
    await sql.raw(`create table placed_game (${columns})`).execute(db);
  },
};
