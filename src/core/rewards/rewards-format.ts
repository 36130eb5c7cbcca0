import { array, nullable, number, object, picklist, string } from 'valibot';
import { missionGoals, missionStates } from '#contract/vocabulary/mission.ts';
import { invitationStates, referralStages } from '#contract/vocabulary/referral.ts';
import { rewardSources } from '#contract/vocabulary/reward-source.ts';
import { rewardStates } from '#contract/vocabulary/reward-state.ts';

/** The missions of the member, as the cache writes them. */
export const missionsFormat = {
  shape: object({
    done: number(),
    missions: array(
      object({
        id: string(),
        title: string(),
        period: picklist(['day', 'week']),
        goal: picklist(missionGoals),
        category: nullable(string()),
        target: number(),
        progress: number(),
        reward: number(),
        state: picklist(missionStates),
        startsAt: number(),
        endsAt: number(),
        claimBy: number(),
      }),
    ),
  }),
};

/** The referral code, the terms and the earnings of the member. */
export const referralFormat = {
  shape: object({
    code: string(),
    invited: number(),
    domain: nullable(string()),
    stages: array(object({ stage: picklist(referralStages), least: number(), pays: number() })),
    paid: number(),
    claimable: number(),
  }),
};

/** The page of invited players that was seen last. */
export const invitationsFormat = {
  shape: object({
    invitations: array(
      object({
        id: string(),
        name: string(),
        at: number(),
        state: picklist(invitationStates),
        reached: array(picklist(referralStages)),
        earned: number(),
      }),
    ),
    pages: number(),
    page: number(),
  }),
};

/** The rewards that were claimed or have ended, as far as they were seen. */
export const pastRewardsFormat = {
  shape: object({
    rewards: array(
      object({
        id: string(),
        source: picklist(rewardSources),
        title: string(),
        terms: string(),
        kind: picklist(['cash', 'bonus', 'points']),
        amount: number(),
        state: picklist(rewardStates),
        offeredAt: number(),
        expiresAt: nullable(number()),
        endedAt: nullable(number()),
      }),
    ),
    next: nullable(string()),
  }),
};
