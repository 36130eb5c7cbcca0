/** States of a reward. */
export const rewardStates = [
  /** Waits for the member to claim it. */
  'offered',
  /** Claimed by the member and paid. */
  'claimed',
  /** Was not claimed in time. */
  'expired',
  /** Taken back by the operator, or together with a deposit that it rests on. */
  'cancelled',
] as const;

export type RewardState = (typeof rewardStates)[number];
