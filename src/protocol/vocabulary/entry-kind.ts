/** Kinds of ledger entries: the reason for which money moves between accounts. */
export const entryKinds = [
  /** Opening balance of an account. */
  'opening',
  /** Money of a player that a payment provider or a bank transfer brought in. */
  'deposit',
  /** Fee of the provider for a deposit. */
  'depositFee',
  /** Money of a deposit, less its fee, that the payment provider took back. */
  'depositReversal',
  /** Bonus money that a member gets. It has to be turned over before it becomes cash. */
  'bonusGrant',
  /** Bonus money that has met its terms and becomes cash. */
  'bonusRelease',
  /** Bonus money that a member loses, because it expired or its terms were broken. */
  'bonusForfeit',
  /** Stake of a bet. */
  'stake',
  /** End of a bet: its payout. A round that ends at once has one entry for its stake and its payout. */
  'settle',
  /** Cancelled bet: its stake goes back. */
  'void',
  /** Money of a withdrawal that is set aside until it is paid. */
  'hold',
  /** Money of a withdrawal that was not paid and goes back to the member. */
  'release',
  /** Payment of a withdrawal, whole or in part. */
  'payout',
  /** Fee of the provider for a payout. */
  'payoutFee',
  /** Money that moves between the wallets of a member. */
  'transfer',
  /** Part of a member's turnover that is paid back. */
  'rebate',
  /** Reward of a promotion, a mission or a level. */
  'reward',
  /** Reward that a member loses, because a deposit that it rests on was taken back. */
  'rewardReversal',
  /** Daily, hourly or real-time salary of an agent's contract. */
  'salary',
  /** Dividend of an agent's contract. */
  'dividend',
  /** Points that a member exchanges for money. */
  'redemption',
  /** Correction by an operator. */
  'adjustment',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/**
 * The state of the order of an entry, such as a deposit, a withdrawal or a transfer: it goes on, it is done, or its money did not
 * stay where it went.
 */
export const orderStates = ['open', 'done', 'returned'] as const;

export type OrderState = (typeof orderStates)[number];
