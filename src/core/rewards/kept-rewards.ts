import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { bonusEnds, bonusStates } from '#protocol/vocabulary/bonus-state.ts';
import { missionGoals, missionStates } from '#protocol/vocabulary/mission.ts';
import { invitationStates, referralStages } from '#protocol/vocabulary/referral.ts';
import { rewardSources } from '#protocol/vocabulary/reward-source.ts';
import { rewardStates } from '#protocol/vocabulary/reward-state.ts';
import { listFormat } from '../query/list-format.ts';

/** Null when it is unknown. */
const amount = nullable(number());

/** The missions of the member, as the cache writes them. */
export const keptMissions = declareEntry(
  'missions',
  {
    shape: object({
      done: number(),
      missions: array(
        object({
          id: string(),
          title: string(),
          period: picklist(['day', 'week', 'other']),
          goal: picklist([...missionGoals, 'other']),
          category: nullable(string()),
          target: amount,
          progress: amount,
          reward: amount,
          state: picklist([...missionStates, 'other']),
          startsAt: number(),
          endsAt: number(),
          claimBy: number(),
        }),
      ),
    }),
  },
  'private',
);

/** The referral code, the terms and the earnings of the member. */
export const keptReferral = declareEntry(
  'referral',
  {
    shape: object({
      code: string(),
      invited: nullable(number()),
      domain: nullable(string()),
      stages: array(
        object({ stage: picklist([...referralStages, 'other']), least: amount, pays: amount }),
      ),
      paid: amount,
      claimable: amount,
    }),
  },
  'private',
);

/** The page of invited players that was seen last. */
export const keptInvitations = declareEntry(
  'invitations',
  listFormat(
    object({
      id: string(),
      name: string(),
      at: number(),
      state: picklist([...invitationStates, 'other']),
      reached: array(picklist([...referralStages, 'other'])),
      earned: amount,
    }),
  ),
  'private',
  2,
);

const reward = object({
  id: string(),
  source: picklist([...rewardSources, 'other']),
  title: string(),
  terms: string(),
  kind: picklist(['cash', 'bonus', 'points', 'other']),
  amount,
  state: picklist([...rewardStates, 'other']),
  offeredAt: number(),
  expiresAt: nullable(number()),
  endedAt: nullable(number()),
});

const partsOfConditions = { verification: boolean(), deposits: number(), turnover: number() };

/** The rewards that could be claimed, and the conditions of cash. */
export const keptClaims = declareEntry(
  'claims',
  {
    shape: object({
      rewards: array(reward),
      conditions: nullable(
        object({
          ...partsOfConditions,
          plays: number(),
          missing: nullable(object(partsOfConditions)),
        }),
      ),
    }),
  },
  'private',
);

/** The rewards that were claimed or have ended, as far as they were seen. */
export const keptPastRewards = declareEntry('past-rewards', listFormat(reward), 'private', 2);

/** The bonuses of one view, as far as they were seen. */
export const keptBonuses = declareEntry(
  'bonuses',
  listFormat(
    object({
      id: string(),
      title: string(),
      state: picklist([...bonusStates, 'other']),
      reason: nullable(picklist(bonusEnds)),
      amount,
      purse: amount,
      released: amount,
      goal: amount,
      done: amount,
      games: array(
        object({ category: picklist([...gameTypes, 'other']), weight: amount, done: amount }),
      ),
      mostStake: nullable(number()),
      mostReleased: nullable(number()),
      cashFirst: boolean(),
      spins: nullable(object({ left: number(), count: number(), stake: number() })),
      days: number(),
      createdAt: number(),
      expiresAt: number(),
      endedAt: nullable(number()),
    }),
  ),
  'private',
  2,
);

/** The red envelopes, and the gateway's time less this device's. */
export const keptRedEnvelopes = declareEntry(
  'red-envelopes',
  {
    shape: object({
      envelopes: array(
        object({
          id: string(),
          title: string(),
          opensAt: number(),
          closesAt: number(),
          pot: amount,
          shares: nullable(number()),
          sharesLeft: nullable(number()),
          least: amount,
          own: nullable(number()),
        }),
      ),
      aheadMs: number(),
    }),
  },
  'private',
);

const rebateLines = array(
  object({
    category: picklist([...gameTypes, 'other']),
    rate: nullable(number()),
    turnover: amount,
    amount,
  }),
);

/** The rebate of the member, with its last claims. */
export const keptRebate = declareEntry(
  'rebate',
  {
    shape: object({
      level: string(),
      amount,
      nextAt: nullable(number()),
      lines: rebateLines,
      claims: array(object({ id: string(), at: number(), amount, lines: rebateLines })),
    }),
  },
  'private',
);
