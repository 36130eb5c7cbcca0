export {
  checkDepositLimits,
  checkStakeLimits,
  type HeldLimit,
  passesDepositLimits,
  tightestOf,
  tightestOfDeposits,
} from './check-limits.ts';
export { awaitsChoice, type ChoiceRules, recordChoice, requireChoice } from './limit-choice.ts';
export { frameAt } from './limit-frames.ts';
export { askedDeposits, playedSince, usedInDeposits, usedInPlay } from './used-amounts.ts';
