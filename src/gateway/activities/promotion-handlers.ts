import * as calls from '#protocol/calls/rewards/promotions.ts';
import { selectAnnouncements, wireAnnouncement } from '../content/content.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import { findUpload } from '../uploads/uploads.ts';
import type { Sql } from '../store/database.ts';
import { text } from '../texts/texts.ts';
import { advanceApplication } from './advance-application.ts';
import { applyFor } from './apply.ts';
import { wireActivity, wireParticipation } from './describe-activity.ts';
import { findActivity, selectActivities } from './find-activity.ts';
import type { Activity } from './status-by-time.ts';
import { type ClaimTerms, payActivityReward } from './activity-reward.ts';
import { applicationMoves } from './application-moves.ts';
import { moveApplication } from './move-application.ts';
import { promotionCategories } from './promotion-categories.ts';

const dayMs = 24 * 3_600_000;
/** An activity is announced this long before it opens, and shown this long after its end. */
const announcedMs = 30 * dayMs;
const shownAfterMs = 14 * dayMs;

export const getPromotionCategories = handle(calls.getPromotionCategories, (_, { language }) =>
  promotionCategories.map((code) => ({ code, name: text(language, `promotionCategory.${code}`) })),
);

/** The states of the member's applications by activity. Empty for a guest. */
async function ownStates({ sql, memberOrNull }: RequestContext) {
  if (memberOrNull === null) return new Map<string, never>();
  const rows = await sql
    .selectFrom('activity_application')
    .select(['activity_id', 'state'])
    .where('member_id', '=', memberOrNull.id)
    .execute();
  return new Map(rows.map(({ activity_id: id, state }) => [id, state]));
}

export const getPromotions = handle(calls.getPromotions, async (_, context) => {
  const { sql, language, now } = context;
  const activities = await selectActivities(sql).execute();
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const states = await ownStates(context);
  const rows = await selectAnnouncements(sql, language)
    .where('type', '=', 'PR')
    .where('starts_at', '<=', now + announcedMs)
    .where((where) =>
      where.or([where('ends_at', 'is', null), where('ends_at', '>', now - shownAfterMs)]),
    )
    .execute();
  return rows
    .filter(({ id, starts_at: starts, ends_at: ends }) => {
      const isCurrent = starts <= now && (ends === null || ends > now);
      return isCurrent || byId.has(id);
    })
    .map((row) => {
      const activity = byId.get(row.id);
      return {
        ...wireAnnouncement(row),
        activity: activity ? wireActivity(activity, states.get(row.id), context) : null,
      };
    });
});

async function knownActivity({ sql }: RequestContext, id: string): Promise<Activity> {
  const activity = await findActivity(sql, id);
  if (!activity) throw new Refusal(404, 'not_found');
  return activity;
}

function ownApplication({ sql, member }: RequestContext, activityId: string) {
  return sql
    .selectFrom('activity_application')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
}

async function participation(context: RequestContext, activity: Activity) {
  const { sql, member, now } = context;
  const application = await ownApplication(context, activity.id);
  return wireParticipation(sql, { activity, memberId: member.id, application }, now);
}

export const getParticipation = handle(calls.getParticipation, async ({ activityId }, context) => {
  const { transaction, now } = context;
  const activity = await knownActivity(context, activityId);
  const application = await ownApplication(context, activityId);
  const isDue = application?.state === 'signedUp' || application?.state === 'inProgress';
  if (isDue) await transaction((sql) => advanceApplication(sql, application.id, now));
  return participation(context, activity);
});

/** Refusal `picture_refused` when a picture is not one of an application of the member. */
async function checkPictures(
  { sql, member }: RequestContext,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const upload = await findUpload(sql, id);
    if (upload?.memberId !== member.id || upload.purpose !== 'activity') {
      throw new Refusal(200, 'picture_refused');
    }
  }
}

export const applyForActivity = handle(
  calls.applyForActivity,
  async ({ activityId, remark, pictures }, context) => {
    const { member, transaction, now } = context;
    requireTrueAccount(member);
    const activity = await knownActivity(context, activityId);
    const { way } = activity;
    if (way !== 'apply' && way !== 'join') throw new Refusal(200, 'activity_closed');
    const ids = way === 'apply' ? [...new Set(pictures)] : [];
    await checkPictures(context, ids);
    const text = way === 'apply' ? remark : '';
    const application = { memberId: member.id, activity, remark: text, pictures: ids };
    await transaction((sql) => applyFor(sql, application, now));
    return participation(context, activity);
  },
);

/** The application to claim, and its member. */
interface ActivityClaim {
  readonly activityId: string;
  readonly memberId: string;
}

/**
 * Pays the reward of an activity to the member who asks for it, once. Does nothing while its state does not allow it. Call
 * inside a transaction. Refusal `reward_conditions`.
 */
async function claimActivityReward(
  sql: Sql,
  { activityId, memberId }: ActivityClaim,
  terms: ClaimTerms,
): Promise<void> {
  const states: readonly string[] = applicationMoves.claim.from;
  const own = () =>
    sql
      .selectFrom('activity_application')
      .selectAll()
      .where('activity_id', '=', activityId)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
  const found = await own();
  if (found) await advanceApplication(sql, found.id, terms.at);
  const application = await own();
  if (!application || !states.includes(application.state)) return;
  const rewardId = await payActivityReward(sql, application, terms);
  if (rewardId === null) return;
  const set = { reward_id: rewardId };
  await moveApplication(sql, { id: application.id, name: 'claim', at: terms.at, set });
}

export const claimActivity = handle(calls.claimActivity, async ({ activityId }, context) => {
  const { member, settings, transaction, now } = context;
  requireTrueAccount(member);
  const activity = await knownActivity(context, activityId);
  const terms = { at: now, conditions: settings.rewardConditions };
  const claim = { activityId, memberId: member.id };
  await transaction((sql) => claimActivityReward(sql, claim, terms));
  return participation(context, activity);
});
