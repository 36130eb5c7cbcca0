import { createBonuses } from './bonuses.ts';
import type { RewardNeeds } from './reward-needs.ts';

export { type Bonuses, type BonusView, stakeLeft } from './bonuses.ts';
export type { RewardNeeds } from './reward-needs.ts';

/** Bonuses and rewards of the member. All amounts are centavos. */
export function createRewards(needs: RewardNeeds) {
  return { bonuses: createBonuses(needs) };
}
