import { sql as raw } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';

/** The condition that a row of `exclusion` holds at a time. */
export function holdsAt(now: number) {
  return raw<boolean>`(exclusion.free_at is null or exclusion.free_at > ${now})`;
}

/** The condition that no exclusion of a row of `member` holds at a time. */
export function isNotExcluded(now: number) {
  return raw<boolean>`not exists (
    select from exclusion where exclusion.member_id = member.id and ${holdsAt(now)}
  )`;
}

/** The exclusion of a member that holds at a time. Null without one. */
export async function findExclusion(sql: Sql, memberId: string, now: number) {
  const found = await sql
    .selectFrom('exclusion')
    .select(['id', 'kind', 'ends_at', 'free_at'])
    .where('member_id', '=', memberId)
    .where(holdsAt(now))
    .executeTakeFirst();
  return found ?? null;
}

export type RunningExclusion = NonNullable<Awaited<ReturnType<typeof findExclusion>>>;

/** Returns whether a member is suspended, by the upline or by the operator. */
async function isSuspended(sql: Sql, memberId: string): Promise<boolean> {
  const found = await sql
    .selectFrom('member')
    .select('suspended_at')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return (found?.suspended_at ?? null) !== null;
}

/**
 * Says on the main wallet, which each bet locks, from when the member may stake again: not while a suspension holds, else after the
 * exclusion that holds. Call it in the transaction of each change of one of them.
 */
export async function markStop(sql: Sql, memberId: string, now: number): Promise<void> {
  const held = await findExclusion(sql, memberId, now);
  const isForGood = held?.free_at === null || (await isSuspended(sql, memberId));
  await sql
    .updateTable('ledger_account')
    .set({ excluded_until: isForGood ? Number.MAX_SAFE_INTEGER : (held?.free_at ?? 0) })
    .where('id', '=', memberId)
    .execute();
}

/**
 * Refusal `login.not.session` for a member who is excluded or suspended: the session may have ended since the call has begun. Call
 * it before money moves, in its transaction, with the member or the main wallet locked.
 */
export async function requireFree(sql: Sql, memberId: string, now: number): Promise<void> {
  const isStopped =
    (await isSuspended(sql, memberId)) || (await findExclusion(sql, memberId, now)) !== null;
  if (isStopped) throw new Refusal(401, 'login.not.session');
}
