import type { Sql } from '../../store/database.ts';

/** Switches the authenticator app of a member off and deletes the recovery codes. False when it was off already. */
export async function clearAuthenticator(sql: Sql, memberId: string): Promise<boolean> {
  const removed = await sql
    .updateTable('member')
    .set({ totp_secret: null, totp_enrolled_at: null })
    .where('id', '=', memberId)
    .where('totp_enrolled_at', 'is not', null)
    .returning('id')
    .execute();
  await sql.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  return removed.length > 0;
}
