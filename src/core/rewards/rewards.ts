import { createBonuses } from './bonuses.ts';
import { createLeaderboard } from './leaderboard.ts';
import { createMissions } from './missions.ts';
import { createReferral } from './referral.ts';
import type { RewardNeeds } from './reward-needs.ts';

export { type Bonuses, type BonusView, stakeLeft } from './bonuses.ts';
export type { Leaderboard } from './leaderboard.ts';
export type { Missions } from './missions.ts';
export { type Referral, referralLink } from './referral.ts';
export type { RewardNeeds } from './reward-needs.ts';

/** Bonuses and rewards of the member. All amounts are centavos. */
export function createRewards(needs: RewardNeeds) {
  return {
    bonuses: createBonuses(needs),
    missions: createMissions(needs),
    leaderboard: createLeaderboard(needs),
    referral: createReferral(needs),
  };
}
