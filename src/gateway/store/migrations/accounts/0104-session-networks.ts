import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The network in which a session began. Sessions of older hosts and from before have none, and are used from everywhere. */
export const sessionNetworks: Step = {
  beside: 'all',
  async up(db) {
    await sql`alter table session add column network text`.execute(db);
  },
};
