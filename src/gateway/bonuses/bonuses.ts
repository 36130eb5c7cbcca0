export { bonusAmount } from './bonus-amounts.ts';
export { type ActiveBonus, activeBonuses, bonusAccount, lockBonuses } from './bonus-purse.ts';
export { bonusConditionsInWords } from './conditions-in-words.ts';
export { countBet, type EndedBet, recordOpenBet } from './count-turnover.ts';
export {
  canChoose,
  depositBonusKey,
  depositRules,
  grantDepositBonus,
  takeBonusBack,
  type Taking,
} from './deposit-bonuses.ts';
export { expireBonuses, checkBonuses, forfeitBonuses } from './end-bonus.ts';
export { giveUpBonus } from './give-up.ts';
export { type BonusRule, grantBonus, offerBonus } from './grant-bonus.ts';
export { type LockedPurses, lockPurses } from './lock-purses.ts';
export { listBonuses, listBonusRules } from './operator-list.ts';
export { mostStakeOf, planStake, playable } from './plan-stake.ts';
export { type Shares, splitPayout } from './split-stake.ts';
export { uncountBet } from './uncount-bet.ts';
