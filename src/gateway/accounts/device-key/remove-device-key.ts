import { recordOwnAudit } from '../../audit/audit.ts';
import type { Database } from '../../store/database.ts';
import type { SignedInMember } from '../sessions.ts';

/** Removes the key of the device of a session. */
export async function removeKeyOfSession(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  member: Pick<SignedInMember, 'id' | 'sessionHash'>,
  now: number,
): Promise<void> {
  const key = await sql
    .selectFrom('session')
    .innerJoin('device_key', 'device_key.device_id', 'session.device_id')
    .select('device_key.id')
    .where('token_hash', '=', member.sessionHash)
    .where('device_key.member_id', '=', member.id)
    .executeTakeFirst();
  if (!key) return;
  await transaction(async (within) => {
    await within.deleteFrom('device_key').where('id', '=', key.id).execute();
    await recordOwnAudit(within, { member, now }, 'deviceKeyRemoved');
  });
}
