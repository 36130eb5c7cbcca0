/** States of a reward. */
export const rewardStates = [
  /** Waits for the member to claim it. */
  'offered',
  /** Claimed by the member and paid. */
  'claimed',
  /** Was not claimed in time. */
  'expired',
  /** Given up by the member. */
  'cancelled',
] as const;

export type RewardState = (typeof rewardStates)[number];
