import type { Sql } from '../../store/database.ts';
import type { SignedInMember } from '../sessions.ts';

/** Removes the key of the device of a session. */
export async function removeKeyOfSession(
  sql: Sql,
  { id, sessionHash }: Pick<SignedInMember, 'id' | 'sessionHash'>,
): Promise<void> {
  const session = await sql
    .selectFrom('session')
    .select('device_id')
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();
  if (!session?.device_id) return;
  await sql
    .deleteFrom('device_key')
    .where('member_id', '=', id)
    .where('device_id', '=', session.device_id)
    .execute();
}
