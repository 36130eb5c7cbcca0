import type { Database, Sql } from '../store/database.ts';
import { offerActivityReward } from './activity-reward.ts';
import { isMet, progressOf } from './condition-progress.ts';
import { findActivity } from './find-activity.ts';
import { type Application, moveApplication } from './move-application.ts';
import type { Activity } from './status-by-time.ts';
import { notifyApplicant } from './notify-applicant.ts';

/** Conditions are checked this often, in milliseconds. */
const checkMs = 60_000;

interface Step {
  readonly sql: Sql;
  readonly application: Application;
  readonly activity: Activity;
  readonly now: number;
}

async function checkLater({ sql, application: { id } }: Step, at: number | null): Promise<null> {
  await sql
    .updateTable('activity_application')
    .set({ check_at: at })
    .where('id', '=', id)
    .execute();
  return null;
}

async function miss({ sql, application: { id }, now }: Step): Promise<null> {
  const moved = await moveApplication(sql, { id, name: 'miss', at: now, set: { missed: true } });
  if (moved) await notifyApplicant(sql, moved, { message: 'activityMissed' }, now);
  return null;
}

function begin(step: Step): Promise<Application | null> {
  const { sql, application, activity, now } = step;
  if (now < activity.counts_from) return checkLater(step, activity.counts_from);
  return moveApplication(sql, { id: application.id, name: 'begin', at: now });
}

async function complete(step: Step): Promise<Application | null> {
  const { sql, application, activity, now } = step;
  const { id, member_id: memberId } = application;
  if (!isMet(await progressOf(sql, memberId, activity))) {
    return now >= (activity.ends_at ?? Infinity) ? miss(step) : checkLater(step, now + checkMs);
  }
  const moved = await moveApplication(sql, { id, name: 'complete', at: now });
  if (moved) await notifyApplicant(sql, moved, { message: 'activityPayable' }, now);
  return moved;
}

/** Checks the conditions again, because a deposit may have been taken back since, and issues the reward at the end of the activity. */
async function issueUnasked(step: Step): Promise<Application | null> {
  const { sql, application, activity, now } = step;
  if (!isMet(await progressOf(sql, application.member_id, activity))) {
    return moveApplication(sql, { id: application.id, name: 'reopen', at: now });
  }
  if (now < (activity.ends_at ?? Infinity)) return checkLater(step, activity.ends_at);
  const set = { reward_id: await offerActivityReward(sql, application, { at: now }) };
  await moveApplication(sql, { id: application.id, name: 'issueUnasked', at: now, set });
  return null;
}

/** The step of the clock in each state. Returns the application when it has moved and may move on. */
const steps: Partial<
  Readonly<Record<Application['state'], (step: Step) => Promise<Application | null>>>
> = { signedUp: begin, inProgress: complete, claimPayout: issueUnasked };

/** Makes the moves of an application that the time and its conditions call for. Call inside a transaction. */
export async function advanceApplication(sql: Sql, id: string, now: number): Promise<void> {
  const locked = await sql
    .selectFrom('activity_application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const activity = locked && (await findActivity(sql, locked.activity_id));
  let application: Application | null = locked ?? null;
  while (application !== null && activity) {
    const step = steps[application.state];
    application = step ? await step({ sql, application, activity, now }) : null;
  }
}

const batch = 100;

type Store = Pick<Database, 'sql' | 'transaction'>;

/** Notes the issued rewards that were taken in the claim hall. */
async function recordTaken({ sql, transaction }: Store, now: number): Promise<void> {
  const taken = await sql
    .selectFrom('activity_application as application')
    .innerJoin('reward', 'reward.id', 'application.reward_id')
    .select('application.id')
    .where('application.state', '=', 'issued')
    .where('reward.state', '=', 'claimed')
    .limit(batch)
    .execute();
  for (const { id } of taken) {
    await transaction((within) => moveApplication(within, { id, name: 'recordTaken', at: now }));
  }
}

/** Opens the applications again whose rewards were withdrawn together with a deposit, and checks their conditions. */
async function reopenWithdrawn({ sql, transaction }: Store, now: number): Promise<void> {
  const withdrawn = await sql
    .selectFrom('reward')
    .innerJoin('activity_application as application', 'application.reward_id', 'reward.id')
    .select('application.id')
    .where('reward.withdrawn_for', 'is not', null)
    .limit(batch)
    .execute();
  const set = { reward_id: null };
  for (const { id } of withdrawn) {
    await transaction(async (within) => {
      await moveApplication(within, { id, name: 'reopen', at: now, set });
      await advanceApplication(within, id, now);
    });
  }
}

/** Moves the applications that are due, at most 100. Returns their number. */
export async function advanceApplications(store: Store, now: number): Promise<number> {
  const due = await store.sql
    .selectFrom('activity_application')
    .select('id')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(batch)
    .execute();
  for (const { id } of due) {
    await store.transaction((within) => advanceApplication(within, id, now));
  }
  await recordTaken(store, now);
  await reopenWithdrawn(store, now);
  return due.length;
}
