import type { Sql } from '../store/database.ts';

/** The number of unread messages of a member. */
export async function countUnread(sql: Sql, memberId: string): Promise<number> {
  const { unread } = await sql
    .selectFrom('message')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}
