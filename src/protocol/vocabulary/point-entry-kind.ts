/** Kinds of entries of the points ledger: the reason for which points move between accounts. */
export const pointEntryKinds = [
  /** Points that a member earns by the turnover of settled bets. */
  'turnover',
  /** Points of a promotion, a mission or another reward. */
  'reward',
  /** Points that pay for an item of the points mall. */
  'redeem',
  /** Points of a rejected redemption, which go back to the member. */
  'return',
  /** Points that a member exchanges for money. */
  'convert',
  /** Correction by an operator. */
  'adjustment',
] as const;

export type PointEntryKind = (typeof pointEntryKinds)[number];
