import type { Sql } from '../../store/database.ts';

/**
 * Ends the keys of all devices of a member because of a break or a suspension. They are kept for as long as unused keys, so that
 * the devices learn why they are refused: `device_key_refused` alone would make their player a guest without a word.
 */
export async function endDeviceKeys(sql: Sql, memberId: string, now: number): Promise<void> {
  const ended = await sql
    .deleteFrom('device_key')
    .where('member_id', '=', memberId)
    .returning(['id', 'member_id', 'public_key'])
    .execute();
  if (ended.length === 0) return;
  const rows = ended.map(({ public_key: key, ...row }) => ({
    ...row,
    public_key: JSON.stringify(key),
    ended_at: now,
  }));
  await sql
    .insertInto('ended_device_key')
    .values(rows)
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

/** Deletes the ended keys of a member, whose devices are strangers after a new password. */
export async function forgetEndedKeys(sql: Sql, memberId: string): Promise<void> {
  await sql.deleteFrom('ended_device_key').where('member_id', '=', memberId).execute();
}
