import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/**
 * Limits of the last 24 hours, 7 or 30 days, beside limits of a day, week and month of the calendar. The member has agreed to one
 * of both, so the row keeps it when the market changes.
 */
export const rollingLimits: Step = {
  // An older host counts a rolling limit by the calendar, until it has ended.
  beside: 'all',
  async up(db) {
    await sql`alter table play_limit add column rolling boolean not null default false`.execute(db);
  },
};
