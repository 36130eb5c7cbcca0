import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { maybePesos } from '../money.ts';
import { activityStatuses } from '../../vocabulary/activity-status.ts';
import { gameTypes } from '../../vocabulary/category.ts';
import { kindOf } from './reward.ts';
import { countOrNull } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { part } from '../readers/part.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { flag, identifier, list, text, textOrNull } from '../wire.ts';

/**
 * Ways to take part in a promotion: by an application that the operator reviews, by signing up, by a deposit with a bonus, or
 * by inviting friends.
 */
export const activityWays = ['apply', 'join', 'deposit', 'referral'] as const;
export type ActivityWay = (typeof activityWays)[number];

/** Conditions of a promotion: facts of the account, deposits, turnover of bets, and settled bets. */
export const conditionKinds = [
  'mobileVerified',
  'realName',
  'deposits',
  'turnover',
  'bets',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** Longest remark of an application, in characters as people count them. */
export const longestRemark = 140;
/** Most pictures of an application. */
export const mostActivityPictures = 3;

/**
 * A condition. `target` and `done` are centavos for deposits and turnover, a number for bets, and 1 for a fact of the
 * account. They are null when they are unknown. `category` is null for games of all categories.
 */
const condition = pipe(
  object({
    type: wordOrOther(conditionKinds),
    gameType: nullish(wordOrOther(gameTypes), null),
    targetAmount: maybePesos(),
    targetCount: countOrNull(),
    doneAmount: maybePesos(),
    doneCount: countOrNull(),
  }),
  transform(({ gameType: category, ...wire }) => ({
    kind: wire.type,
    category,
    ...progressOf(wire),
  })),
);
export type ActivityCondition = InferOutput<typeof condition>;

interface WireProgress {
  readonly type: ConditionKind | 'other';
  readonly targetAmount: number | null;
  readonly targetCount: number | null;
  readonly doneAmount: number | null;
  readonly doneCount: number | null;
}

function progressOf({ type, ...wire }: WireProgress) {
  if (type === 'other') return { target: null, done: null };
  if (type === 'bets') return { target: wire.targetCount, done: wire.doneCount };
  if (type === 'deposits' || type === 'turnover') {
    return { target: wire.targetAmount, done: wire.doneAmount };
  }
  return { target: 1, done: wire.doneCount };
}

/**
 * The part of a promotion that a member can take part in. Times in epoch milliseconds. Registration is open from `opensAt`
 * until `closesAt`; null: as long as the promotion. Conditions count from `countsFrom`. `reward` counts centavos of cash or of a
 * bonus, or whole points, and has its terms in one line; null for an activity without a reward of its own. The amount of an
 * unknown kind is null.
 */
export const activity = pipe(
  object({
    status: wordOrOther(activityStatuses),
    way: wordOrOther(activityWays),
    applicationStart: time(),
    applicationEnd: timeOrNull(),
    countStart: time(),
    conditions: list(condition, 20),
    rewardType: nullish(wordOrOther(['CASH', 'BONUS', 'POINTS']), 'CASH'),
    rewardAmount: maybePesos(),
    rewardPoint: countOrNull(),
    rewardCondition: textOrNull(500),
    bonusCode: textOrNull(100),
  }),
  transform(
    ({
      applicationStart,
      applicationEnd,
      countStart,
      rewardType,
      rewardAmount,
      rewardPoint,
      rewardCondition,
      bonusCode,
      ...rest
    }) => ({
      ...rest,
      opensAt: applicationStart,
      closesAt: applicationEnd,
      countsFrom: countStart,
      reward: rewardOf(
        rewardType,
        rewardType === 'POINTS' ? rewardPoint : rewardAmount,
        rewardCondition,
      ),
      bonus: bonusCode,
    }),
  ),
);
export type Activity = InferOutput<typeof activity>;

interface ActivityReward {
  readonly kind: (typeof kindOf)[keyof typeof kindOf];
  readonly amount: number | null;
  readonly terms: string | null;
}

function rewardOf(
  type: keyof typeof kindOf,
  amount: number | null,
  terms: string | null,
): ActivityReward | null {
  if (type === 'other') return { kind: kindOf.other, amount: null, terms };
  return amount === null ? null : { kind: kindOf[type], amount, terms };
}

/**
 * The own part of a member in a promotion. `reason` is the operator's text about a rejection; with `isMissed` the time ran out
 * before the conditions were met. `appliedAt` is null without an application. Pictures have addresses that work for minutes.
 */
export const participation = pipe(
  object({
    activityId: identifier(),
    status: wordOrOther(activityStatuses),
    reason: text(500),
    missed: flag(),
    reapply: flag(),
    remark: text(2_000),
    images: list(object({ id: identifier(), url: text(500) }), mostActivityPictures),
    conditions: list(condition, 20),
    applyTime: timeOrNull(),
  }),
  transform(({ missed, reapply, images, applyTime, ...rest }) => ({
    ...rest,
    isMissed: missed,
    /** A rejected application may be sent again. */
    mayApplyAgain: reapply,
    pictures: images,
    appliedAt: applyTime,
  })),
);
export type Participation = InferOutput<typeof participation>;

/** The own part after a change. A gateway may only confirm the change: then all of it is unknown. */
export const changedParticipation = part(participation, { activityId: 'unknown' });
