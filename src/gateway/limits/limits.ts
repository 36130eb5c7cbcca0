export {
  checkDepositLimits,
  checkStakeLimits,
  type HeldLimit,
  passesDepositLimits,
  tightestOf,
  tightestOfDeposits,
} from './check-limits.ts';
export { frameAt } from './limit-frames.ts';
export { playedSince, usedInDeposits, usedInPlay } from './used-amounts.ts';
