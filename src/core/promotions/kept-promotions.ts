import {
  array,
  boolean,
  custom,
  type GenericSchema,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import {
  type Activity,
  activityWays,
  conditionKinds,
  type Participation,
} from '#protocol/model/rewards/activity.ts';
import type { Promotion } from '#protocol/model/rewards/promotion.ts';
import { activityStatuses } from '#protocol/vocabulary/activity-status.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';

const status = picklist([...activityStatuses, 'other']);

const condition = object({
  kind: picklist([...conditionKinds, 'other']),
  category: nullable(picklist([...gameTypes, 'other'])),
  target: nullable(number()),
  done: nullable(number()),
});

const activity: GenericSchema<unknown, Activity> = object({
  status,
  way: picklist([...activityWays, 'other']),
  opensAt: number(),
  closesAt: nullable(number()),
  countsFrom: number(),
  conditions: array(condition),
  reward: nullable(
    object({
      kind: picklist(['cash', 'bonus', 'points', 'other']),
      amount: nullable(number()),
      terms: nullable(string()),
    }),
  ),
  bonus: nullable(string()),
});

const promotion: GenericSchema<unknown, Promotion> = object({
  id: string(),
  title: string(),
  content: string(),
  type: nullable(string()),
  startsAt: nullable(number()),
  endsAt: nullable(number()),
  pictures: array(string()),
  activity: nullable(activity),
});

/** Promotions and their categories as the cache writes them. */
const promotionsFormat = {
  shape: object({
    promotions: array(promotion),
    categories: array(object({ code: string(), name: string() })),
  }),
};

export const keptPromotions = declareEntry('promotions', promotionsFormat, 'public');

export const keptMemberPromotions = declareEntry('promotions', promotionsFormat, 'private');

const participation: GenericSchema<unknown, Participation> = object({
  activityId: string(),
  status,
  reason: string(),
  isMissed: boolean(),
  mayApplyAgain: boolean(),
  remark: string(),
  pictures: array(object({ id: string(), url: string() })),
  conditions: array(condition),
  appliedAt: nullable(number()),
});

/** The own part of a member in a promotion as the cache writes it. */
export const keptParticipation = declareEntry('participation', { shape: participation }, 'private');

/** The draft of an application as the cache writes it. Pictures are encoded already, without place and time. */
export const keptActivityDraft = declareEntry(
  'activity-draft',
  {
    shape: object({
      remark: string(),
      pictures: array(
        object({
          name: string(),
          bytes: custom<Uint8Array>((value) => value instanceof Uint8Array),
        }),
      ),
    }),
  },
  'unsent',
);
