import { v7 as uuid } from 'uuid';
import { Refusal } from '../http/refusal.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { advanceApplication } from './advance-application.ts';
import { moveApplication } from './move-application.ts';
import { type Activity, statusByTime } from './status-by-time.ts';

/** An application of a member. A sign-up has neither remark nor pictures. */
interface NewApplication {
  readonly memberId: string;
  readonly activity: Activity;
  readonly remark: string;
  /** Ids of uploads. */
  readonly pictures: readonly string[];
}

function lockOwn(sql: Sql, { memberId, activity }: NewApplication) {
  return sql
    .selectFrom('activity_application')
    .select(['id', 'state'])
    .where('activity_id', '=', activity.id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

async function insert(sql: Sql, application: NewApplication, now: number): Promise<string | null> {
  const { memberId, activity, remark, pictures } = application;
  const state = activity.way === 'apply' ? 'applying' : 'signedUp';
  const inserted = await sql
    .insertInto('activity_application')
    .values({
      id: uuid(),
      activity_id: activity.id,
      member_id: memberId,
      state,
      remark,
      pictures: JSON.stringify(pictures),
      reward_id: null,
      applied_at: now,
      changed_at: now,
      check_at: null,
    })
    .onConflict((on) => on.columns(['activity_id', 'member_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const subject = { table: 'activity_application', id: inserted.id } as const;
  await recordStep(sql, { subject, from: null, to: state, actor: 'member', at: now });
  return inserted.id;
}

/**
 * Signs a member up for an activity, or applies for it. A second application changes nothing, unless the first was rejected:
 * then it takes its place. Refusal `activity_closed` while registration is not open. Call inside a transaction.
 */
export async function applyFor(sql: Sql, application: NewApplication, now: number): Promise<void> {
  const { activity, remark, pictures } = application;
  const own = await lockOwn(sql, application);
  if (own !== undefined && own.state !== 'rejected') return;
  if (statusByTime(activity, now) !== 'joinNow') throw new Refusal(200, 'activity_closed');
  if (own === undefined) {
    const id = await insert(sql, application, now);
    if (id !== null) await advanceApplication(sql, id, now);
    return;
  }
  const fields = { remark, pictures: JSON.stringify(pictures), applied_at: now };
  const set = { ...fields, reason: '', missed: false };
  if (activity.way === 'apply') {
    await moveApplication(sql, { id: own.id, name: 'apply', at: now, set });
  }
}
