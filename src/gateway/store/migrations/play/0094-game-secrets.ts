import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** Further secrets of games, each from a time on. Older hosts know the first alone: it is replaced when they have stopped. */
export const gameSecrets: Step = {
  beside: 'all',
  async up(db) {
    await sql`alter table game_secret add column counts_from int8 not null default 0`.execute(db);
  },
};
