import type { Settings } from '../../system/system.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';

/**
 * Locks members until the end of the transaction, in one order, so that the rebates above and below them stay as they are.
 * Rows that refer to a member do not wait for this lock.
 */
export async function lockMembers(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The agent's own rebate in hundredths of a percent. The operator sets the rebate of agents without an upline. */
export async function ownRebate(
  sql: Sql,
  agentId: string,
  { topAgentRebate }: Pick<Settings, 'topAgentRebate'>,
): Promise<number> {
  const { upline_id, rebate_rate } = await sql
    .selectFrom('member')
    .select(['upline_id', 'rebate_rate'])
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return upline_id === null ? topAgentRebate : rebate_rate;
}

/** The highest rebate of the direct downlines of a member; 0 without any. */
export async function highestBelow(sql: Sql, memberId: string): Promise<number> {
  const { most } = await sql
    .selectFrom('member_ancestor')
    .innerJoin('member', 'member.id', 'member_id')
    .select((of) => of.fn.max('member.rebate_rate').as('most'))
    .where('ancestor_id', '=', memberId)
    .where('depth', '=', 1)
    .executeTakeFirstOrThrow();
  return most ?? 0;
}

/** Refusal `rebate_out_of_bounds`, with the bounds. All in hundredths of a percent. */
export function checkBounds(rebate: number, least: number, most: number): void {
  if (rebate >= least && rebate <= most) return;
  throw new Refusal(200, 'rebate_out_of_bounds', { value: { field: 'rebate', least, most } });
}
