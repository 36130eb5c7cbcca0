export {
  checkDepositLimits,
  checkStakeLimits,
  checkTimeLimits,
  passesDepositLimits,
  tightestOf,
  tightestOfDeposits,
  usedOf,
} from './check-limits.ts';
export { type HeldLimit, type OperatorLimit, operatorLimits } from './operator-limits.ts';
export { awaitsChoice, type ChoiceRules, recordChoice, requireChoice } from './limit-choice.ts';
export { freeAgainAt } from './free-again.ts';
export { frameAt } from './limit-frames.ts';
export { hundredthMs, timedBets } from './time-at-play.ts';
export {
  askedDeposits,
  playedSince,
  usedInDeposits,
  usedInPlay,
  usedTime,
  withoutMoney,
} from './used-amounts.ts';
