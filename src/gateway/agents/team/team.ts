import { sql as raw } from 'kysely';
import { shownName } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';

/** Selects the team of an agent: all members below, as `member_id`, with their level in the team (`depth`, from 1). */
export function teamOf(sql: Sql, agentId: string) {
  return sql
    .selectFrom('member_ancestor')
    .select(['member_id', 'depth'])
    .where('ancestor_id', '=', agentId);
}

/** Returns whether a member is below an agent, at any level. An agent is not in its own team. */
export async function isInTeam(sql: Sql, agentId: string, memberId: string): Promise<boolean> {
  const row = await teamOf(sql, agentId).where('member_id', '=', memberId).executeTakeFirst();
  return row !== undefined;
}

/** A member on the way from an agent down to another member. */
export interface Crumb {
  readonly id: string;
  /** Masked where it is a mobile number. */
  readonly account: string;
}

/** The number of members below an agent, at all levels. */
export async function countTeam(sql: Sql, agentId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('member_ancestor')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('ancestor_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of direct downlines of a member. */
export async function countDirect(sql: Sql, memberId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('member_ancestor')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('ancestor_id', '=', memberId)
    .where('depth', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The members from below an agent down to a member of its team, that member included. Empty for a member outside of it. */
export async function pathTo(sql: Sql, agentId: string, memberId: string): Promise<Crumb[]> {
  const rows = await sql
    .selectFrom('member')
    .innerJoin('member_ancestor as above', 'above.member_id', 'member.id')
    .select(['member.id', 'member.username'])
    .where('above.ancestor_id', '=', agentId)
    // The array is read first, so that the store looks up a few members instead of the whole team.
    .where(
      raw<boolean>`member.id = any (${memberId}::uuid || array(
        select ancestor_id from member_ancestor where member_id = ${memberId}::uuid))`,
    )
    .orderBy('above.depth')
    .execute();
  return rows.map(({ id, username }) => ({ id, account: shownName(username) }));
}
