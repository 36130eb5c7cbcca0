import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { teamOf } from '../team/team.ts';

/** Refusal `not_found` for a member who is not below the agent. */
export async function requireInTeam(sql: Sql, agentId: string, memberId: string): Promise<number> {
  const row = await teamOf(sql, agentId).where('member_id', '=', memberId).executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return row.depth;
}

/**
 * A direct downline of an agent. Refusals `not_found` for a member outside of the team, `function.not.available` for one
 * further below: only the upline of a member changes the account.
 */
export async function findOwnDownline(sql: Sql, agentId: string, memberId: string) {
  const depth = await requireInTeam(sql, agentId, memberId);
  if (depth !== 1) throw new Refusal(200, 'function.not.available');
  return sql
    .selectFrom('member')
    .select(['id', 'username', 'type', 'rebate_rate', 'suspended_at', 'first_time_login'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
