import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';

/** Enters a new member in the teams of the upline and of all agents above it. Call inside the transaction that adds the member. */
export async function enterTeams(sql: Sql, memberId: string, uplineId: string): Promise<void> {
  await sql
    .insertInto('member_ancestor')
    .columns(['ancestor_id', 'member_id', 'depth'])
    .expression((of) =>
      of
        .selectFrom('member_ancestor')
        .select([
          'ancestor_id',
          raw<string>`${memberId}::uuid`.as('member_id'),
          raw<number>`depth + 1`.as('depth'),
        ])
        .where('member_id', '=', uplineId),
    )
    .execute();
  await sql
    .insertInto('member_ancestor')
    .values({ ancestor_id: uplineId, member_id: memberId, depth: 1 })
    .execute();
}
