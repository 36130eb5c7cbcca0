import { createBonuses } from './bonuses.ts';
import { createClaims, createPastRewards } from './claims.ts';
import { createLeaderboard } from './leaderboard.ts';
import { createMissions } from './missions.ts';
import { createRebate } from './rebate.ts';
import { createRedEnvelopes } from './red-envelopes.ts';
import { createReferral } from './referral.ts';
import type { RewardNeeds } from './reward-needs.ts';

export { type Bonuses, type BonusView, stakeLeft } from './bonuses.ts';
export type { ClaimResult, Claims, PastRewards } from './claims.ts';
export type { Leaderboard } from './leaderboard.ts';
export type { Missions } from './missions.ts';
export type { RebateSlice } from './rebate.ts';
export { groupRewards, type RewardGroup } from './reward-groups.ts';
export { envelopePhase, type RedEnvelopes } from './red-envelopes.ts';
export { type Referral, referralLink } from './referral.ts';
export type { RewardNeeds } from './reward-needs.ts';

/** Bonuses and rewards of the member. All amounts are centavos. */
export function createRewards(needs: RewardNeeds) {
  return {
    bonuses: createBonuses(needs),
    claims: createClaims(needs),
    past: createPastRewards(needs),
    envelopes: createRedEnvelopes(needs),
    rebate: createRebate(needs),
    missions: createMissions(needs),
    leaderboard: createLeaderboard(needs),
    referral: createReferral(needs),
  };
}
