import { sql as raw } from 'kysely';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { compareWithOthers } from './compare-players.ts';
import type { HoldReason } from '../store/tables/referral-tables.ts';

/** The number of payments that an inviter may get, and the time. */
interface HoldNeeds {
  /** Most invitations of one inviter that may reach a stage in a day (+08:00). Null: their number is not looked at. */
  readonly perDay: number | null;
  readonly now: number;
}

/** Returns whether as many other invitations of the inviter as are allowed have reached a stage today. */
async function areMany(sql: Sql, id: string, perDay: number, now: number): Promise<boolean> {
  const today = dayOf(now);
  const { count } = await sql
    .selectFrom('invitation_stage')
    .innerJoin('invitation as other', 'other.id', 'invitation_id')
    .innerJoin('invitation as mine', 'mine.referrer_id', 'other.referrer_id')
    .select(raw<number>`count(distinct other.id)::int4`.as('count'))
    .where('mine.id', '=', id)
    .whereRef('other.id', '<>', 'mine.id')
    .where('reached_at', '>=', startOfDay(today))
    .where('reached_at', '<', startOfDay(today + 1))
    .executeTakeFirstOrThrow();
  return count >= perDay;
}

/** The reasons for which the operator has released an invitation. */
async function releasedFor(sql: Sql, id: string): Promise<ReadonlySet<HoldReason>> {
  const { released_for: earlier, held_for: last } = await sql
    .selectFrom('invitation')
    .select(['released_for', 'held_for'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return new Set(last === null ? earlier : [...earlier, last]);
}

/** The first reason to hold an invitation that counts. Null: none, or only reasons for which it was released. */
async function reasonToHold(
  sql: Sql,
  id: string,
  { perDay, now }: HoldNeeds,
): Promise<HoldReason | null> {
  const released = await releasedFor(sql, id);
  const shared = await compareWithOthers(sql, id);
  for (const reason of ['device', 'address', 'account'] as const) {
    if (shared[reason] && !released.has(reason)) return reason;
  }
  if (perDay === null || released.has('many')) return null;
  return (await areMany(sql, id, perDay, now)) ? 'many' : null;
}

/**
 * Holds an invitation that counts for the operator, when the inviter may be paid for accounts of one person, or for too many in
 * a day. One that the operator has released is not held again for the same reason. Returns true when it is held. Call in the
 * transaction that pays, after it has locked the inviter.
 */
export async function holdIfSuspect(sql: Sql, id: string, needs: HoldNeeds): Promise<boolean> {
  const reason = await reasonToHold(sql, id, needs);
  if (reason === null) return false;
  const held = await sql
    .updateTable('invitation')
    .set({
      state: 'held',
      held_for: reason,
      decided_at: null,
      released_for: raw<HoldReason[]>`array_remove(released_for || held_for, null)`,
    })
    .where('id', '=', id)
    .where('state', '=', 'counted')
    .returning('id')
    .executeTakeFirst();
  if (!held) return true;
  const subject = { table: 'invitation', id } as const;
  await recordStep(sql, { subject, from: 'counted', to: 'held', actor: 'job', at: needs.now });
  return true;
}
