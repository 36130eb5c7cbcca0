import type { Sql } from '../store/database.ts';

interface EndedSession {
  readonly memberId: string;
  readonly sessionHash: string;
}

async function deviceOf(sql: Sql, sessionHash: string): Promise<string | null> {
  const session = await sql
    .selectFrom('session')
    .select('device_id')
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();
  return session?.device_id ?? null;
}

/** Ends the notifications of the browser of a session. Call before the session is deleted. */
export async function endPushesOfSession(
  sql: Sql,
  { memberId, sessionHash }: EndedSession,
): Promise<void> {
  const deviceId = await deviceOf(sql, sessionHash);
  await sql
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where((of) =>
      of.or([
        of('session_hash', '=', sessionHash),
        ...(deviceId === null ? [] : [of('device_id', '=', deviceId)]),
      ]),
    )
    .execute();
}

/** Ends the notifications of all browsers of a member but the browser of a session. Null ends all. */
export async function endPushesOfOthers(
  sql: Sql,
  memberId: string,
  kept: string | null,
): Promise<void> {
  const deviceId = kept === null ? null : await deviceOf(sql, kept);
  await sql
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .$if(kept !== null, (own) => own.where('session_hash', '!=', kept ?? ''))
    .$if(deviceId !== null, (own) =>
      own.where((of) => of.or([of('device_id', 'is', null), of('device_id', '!=', deviceId)])),
    )
    .execute();
}

/** Ends the notifications of a device of a member. */
export async function endPushesOfDevice(
  sql: Sql,
  memberId: string,
  deviceId: string,
): Promise<void> {
  await sql
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('device_id', '=', deviceId)
    .execute();
}

/** Ends the notifications of all other members in the browser of a device, in which a member has signed in. */
export async function endPushesOfFormerMembers(sql: Sql, deviceId: string): Promise<void> {
  await sql
    .deleteFrom('push_subscription')
    .where('device_id', 'in', (of) =>
      of
        .selectFrom('device as own')
        .innerJoin('device as other', 'other.secret_hash', 'own.secret_hash')
        .select('other.id')
        .where('own.id', '=', deviceId)
        .whereRef('other.id', '!=', 'own.id'),
    )
    .execute();
}
