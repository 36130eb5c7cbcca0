/** Sources of a reward. */
export const rewardSources = [
  /** A part of the turnover that is paid back. */
  'rebate',
  /** A ticket that the operator gave. */
  'ticket',
  /** A mission that the member has completed. */
  'mission',
  /** A level that the member has reached. */
  'levelGift',
  /** A promo code that the member has redeemed. */
  'promoCode',
  /** An activity whose application was accepted. */
  'activity',
  /** A member whom the member has invited. */
  'referral',
  /** A share of a red envelope. */
  'redEnvelope',
  /** A place on a leaderboard. */
  'leaderboard',
  /** A message with a reward. */
  'message',
] as const;

export type RewardSource = (typeof rewardSources)[number];
