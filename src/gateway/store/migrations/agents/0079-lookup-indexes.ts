import { type Migration, sql } from 'kysely';

const statements = [
  `create index member_by_upline on member (upline_id) where upline_id is not null`,
  `create index agent_step_of_member on agent_step (member_id, action)`,
  `create index contract_by_predecessor on contract (succeeds) where succeeds is not null`,
];

/** Indexes for the direct downlines of a member, the resets of a password by the upline, and the contract after another. */
export const lookupIndexes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
