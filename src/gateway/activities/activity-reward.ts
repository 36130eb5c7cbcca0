import type { Language } from '#contract/model/language.ts';
import type { Centavos } from '#contract/model/money.ts';
import { claimReward, offerReward, payReward } from '../money/money.ts';
import type { Sql } from '../store/database.ts';
import type { Application } from './move-application.ts';

type RewardOffer = Parameters<typeof offerReward>[1];

/** Conditions of every reward of an activity, in one line: the conditions were met before it is offered. */
const terms: Readonly<Record<Language, string>> = {
  EN: 'Paid to your balance as cash. No further conditions.',
  TY: 'Papasok sa balance bilang cash. Wala nang ibang kondisyon.',
  CN: '以现金存入余额，无其他条件。',
  TH: 'จ่ายเข้ายอดเงินเป็นเงินสด ไม่มีเงื่อนไขเพิ่มเติม',
};

async function offerOf(
  sql: Sql,
  { id, member_id: memberId, activity_id: activityId }: Application,
  by: Pick<RewardOffer, 'actor' | 'at'>,
): Promise<RewardOffer & { readonly value: { readonly centavos: Centavos } }> {
  const { reward } = await sql
    .selectFrom('activity')
    .select('reward')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  const announcement = await sql
    .selectFrom('announcement')
    .select('titles')
    .where('id', '=', activityId)
    .executeTakeFirst();
  if (reward === null) throw new RangeError(`The activity ${activityId} has no reward`);
  return {
    memberId,
    key: `activity:${id}`,
    source: 'activity',
    cause: { table: 'activity_application', id },
    value: { kind: 'cash', centavos: reward },
    title: announcement?.titles ?? { EN: 'Promotion', TY: 'Promo', CN: '优惠活动', TH: 'โปรโมชั่น' },
    terms,
    expiresAt: null,
    ...by,
  };
}

/** Offers the reward of an application in the claim hall, where it waits without an end. Returns its id and its amount. */
export async function offerActivityReward(
  sql: Sql,
  application: Application,
  by: Pick<RewardOffer, 'actor' | 'at'>,
): Promise<{ id: string; amount: Centavos }> {
  const offer = await offerOf(sql, application, by);
  return { id: await offerReward(sql, offer), amount: offer.value.centavos };
}

/**
 * Pays the reward of an application to the member who asks for it: the offered one, or a new one. Returns its id, or null when
 * it cannot be claimed any more.
 */
export async function payActivityReward(
  sql: Sql,
  application: Application,
  at: number,
): Promise<string | null> {
  const { reward_id: offered, member_id: memberId } = application;
  const actor = 'member';
  if (offered === null) {
    return (await payReward(sql, await offerOf(sql, application, { actor, at }))).id;
  }
  const { state } = await claimReward(sql, { memberId, rewardId: offered, actor, at });
  return state === 'claimed' ? offered : null;
}
