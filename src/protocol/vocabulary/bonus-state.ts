/** States of a bonus. */
export const bonusStates = [
  /** The member may accept it. No money has moved. */
  'offered',
  /** Its money is in a purse of its own and has to be turned over. */
  'active',
  /** It has met its terms: its money has become cash. */
  'released',
  /** Its money is lost: the member gave it up or played it out, or it was taken back. */
  'forfeited',
  /** Its time is over: its money is lost. */
  'expired',
] as const;

export type BonusState = (typeof bonusStates)[number];

/** Reasons for which a bonus has ended. */
export const bonusEnds = [
  'turnedOver',
  'playedOut',
  'givenUp',
  'withdrawal',
  'depositReversed',
  'timeOver',
  'operator',
] as const;

export type BonusEnd = (typeof bonusEnds)[number];

/** Kinds of rules that bonuses are given by. */
const bonusKinds = ['firstDeposit', 'reload', 'lossRebate', 'freeSpins', 'fixed'] as const;

export type BonusKind = (typeof bonusKinds)[number];
