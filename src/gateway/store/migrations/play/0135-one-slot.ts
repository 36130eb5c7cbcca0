import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/**
 * The game session of the newest slot of each member, for markets that let a member play one slot at a time. Bets in the
 * session of another slot are refused. Without a value, all sessions take bets: those that were opened before the rule go on until the next launch.
 */
export const oneSlot: Step = {
  // An older host refuses no bet in a slot that has ended, until it has ended itself.
  beside: 'all',
  async up(db) {
    await sql`alter table play_session add column slot_session text`.execute(db);
  },
};
