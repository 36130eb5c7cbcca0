/** Pages of the member centre: values of `page` in `/member?page=`. They are part of public addresses and must not change. */
export const memberPages = [
  'securityCenter',
  'protection',
  'deposit',
  'withdraw',
  'transferUpline',
  'contracts',
  'withdrawConfirmation',
  'wallet',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'redEnvelope',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'rank',
  'winners',
  'feedback',
  'settings',
] as const;

/** Page of the member centre. */
export type MemberPage = (typeof memberPages)[number];
