export {
  countedDeposits,
  type DepositBasis,
  depositBasis,
  sumOfDeposits,
} from './counted-deposits.ts';
export { creditDeposit } from './credit-deposit.ts';
export { listChannels } from './deposit-channels.ts';
export { endDeposit, failDeposit } from './fail-deposit.ts';
export { freeReference, lockDeposit } from './find-deposit.ts';
export { listDepositGuides, removeDepositGuide, setDepositGuide } from './guides/deposit-guides.ts';
export { type DepositRow, moveDeposit } from './move-deposit.ts';
export { notifyOfDeposit } from './notify-of-deposit.ts';
export {
  creditReviewed,
  type DepositInReview,
  listReviews,
  refuseReviewed,
  returnReviewed,
  setChannelEnabled,
} from './review-deposits.ts';
