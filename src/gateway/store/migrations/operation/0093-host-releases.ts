import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The release of each host on the store. Older hosts note themselves without. */
export const hostReleases: Step = {
  beside: 'all',
  async up(db) {
    await sql`alter table heartbeat add column migration text, add column version text`.execute(db);
  },
};
