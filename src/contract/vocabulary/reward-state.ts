/** States of a reward. */
export const rewardStates = [
  /** Waits for the member to claim it. */
  'offered',
  /** Claimed by the member and paid. */
  'claimed',
  /** Was not claimed in time. */
  'expired',
  /** Taken back by the operator. */
  'cancelled',
] as const;

export type RewardState = (typeof rewardStates)[number];
