import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `alter table audit_event drop constraint audit_event_actor_check`,
  `alter table audit_event add constraint audit_event_actor_check
    check (actor in ('member', 'operator', 'job', 'agent'))`,
];

/** Rows of the audit that an agent writes about a downline. */
export const agentAudit: Step = {
  // An older host writes no such rows, and checks theirs as all others.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
