import { inEachLanguage } from '#protocol/model/language.ts';
import { bonusConditionsInWords } from '../bonuses/bonuses.ts';
import {
  cashTerms,
  claimReward,
  offerReward,
  payReward,
  type RewardConditions,
  rewardValueOf,
} from '../offers/offers.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { WrittenWords } from '../store/json-column.ts';
import { type Worded, worded } from '../texts/texts.ts';
import { basisOf } from './condition-progress.ts';
import { findActivity } from './find-activity.ts';
import type { Application } from './move-application.ts';
import type { Activity } from './status-by-time.ts';

type RewardOffer = Parameters<typeof offerReward>[1];

/** English stands in for languages in which the operator has written no title. */
const filledUp = (title: WrittenWords): Worded =>
  inEachLanguage((language) => title[language] ?? title.EN);

/** The conditions of the reward of an activity, in one line. */
export function rewardTermsOf({
  reward_kind: kind,
  reward_terms: terms,
}: Pick<Activity, 'reward_kind' | 'reward_terms'>): Worded {
  if (terms !== null) return bonusConditionsInWords(terms);
  return kind === 'points' ? worded('activity.pointTerms') : cashTerms;
}

async function offerOf(
  sql: Sql,
  { id, member_id: memberId, activity_id: activityId }: Application,
  by: Pick<RewardOffer, 'actor' | 'at'>,
): Promise<RewardOffer> {
  const activity = await findActivity(sql, activityId);
  if (!activity || activity.reward === null) {
    throw new RangeError(`The activity ${activityId} has no reward`);
  }
  const { reward: amount, reward_kind: kind, reward_rule: rule } = activity;
  const { restsOn, suffices } = await basisOf(sql, memberId, activity);
  // The operator may issue a reward before its conditions are met.
  if (!suffices && by.actor !== 'operator') throw new Refusal(200, 'changed_elsewhere');
  const announcement = await sql
    .selectFrom('announcement')
    .select('titles')
    .where('id', '=', activityId)
    .executeTakeFirst();
  return {
    memberId,
    key: `activity:${id}`,
    source: 'activity',
    cause: { table: 'activity_application', id },
    value: rewardValueOf({ kind, amount, rule }),
    title: announcement ? filledUp(announcement.titles) : worded('activity.nameless'),
    terms: rewardTermsOf(activity),
    expiresAt: null,
    restsOn,
    ...by,
  };
}

/** Offers the reward of an application in the claim hall, where it waits without an end. Returns its id. */
export async function offerActivityReward(
  sql: Sql,
  application: Application,
  by: Pick<RewardOffer, 'actor' | 'at'>,
): Promise<string> {
  return offerReward(sql, await offerOf(sql, application, by));
}

/** Time of a claim in epoch milliseconds, and the conditions of cash. */
export interface ClaimTerms {
  readonly at: number;
  readonly conditions: RewardConditions;
}

/**
 * Pays the reward of an application to the member who asks for it: the offered one, or a new one. Returns its id, or null when
 * it cannot be claimed any more. Refusal `reward_conditions`.
 */
export async function payActivityReward(
  sql: Sql,
  application: Application,
  { at, conditions }: ClaimTerms,
): Promise<string | null> {
  const { reward_id: offered, member_id: memberId } = application;
  const actor = 'member';
  if (offered === null) {
    const offer = await offerOf(sql, application, { actor, at });
    return (await payReward(sql, offer, conditions)).id;
  }
  const claim = { memberId, rewardId: offered, actor, at, conditions } as const;
  const { state } = await claimReward(sql, claim);
  return state === 'claimed' ? offered : null;
}
