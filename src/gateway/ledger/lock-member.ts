import type { Sql } from '../store/database.ts';

/**
 * Locks a member until the end of the transaction, so that what is counted for the member is counted one after the other.
 * Rows that refer to the member, such as rounds, do not wait for this lock.
 */
export async function lockMember(sql: Sql, memberId: string): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}
