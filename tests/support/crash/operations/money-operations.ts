import { activityOperations } from './activities.ts';
import { betOperations } from './bets.ts';
import { bonusOperations } from './bonuses.ts';
import { contractOperations } from './contracts.ts';
import { depositReviewOperations } from './deposit-reviews.ts';
import { depositOperations } from './deposits.ts';
import { exclusionOperations } from './exclusions.ts';
import { limitOperations } from './limits.ts';
import { referralOperations } from './referrals.ts';
import { rewardOperations } from './rewards.ts';
import { suspensionOperations } from './suspensions.ts';
import { transferOperations } from './transfers.ts';
import { withdrawalOperations } from './withdrawals.ts';

/**
 * All operations that move money or points, by the file that tests them: `tests/crash-points-<name>.test.ts`. A new one is
 * added to the table of its family.
 */
export const moneyOperations = {
  payments: [
    ...depositOperations,
    ...depositReviewOperations,
    ...rewardOperations,
    ...transferOperations,
    ...withdrawalOperations,
  ],
  play: [
    ...betOperations,
    ...limitOperations,
    ...exclusionOperations,
    ...suspensionOperations,
    ...bonusOperations,
    ...contractOperations,
    ...activityOperations,
    ...referralOperations,
  ],
} as const;
