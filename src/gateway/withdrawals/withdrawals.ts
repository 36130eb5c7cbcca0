export { approveWithdrawal, takeWithdrawal, payWithdrawal } from './pay-withdrawal.ts';
export { confirmDueWithdrawals, confirmWithdrawal } from './confirm-withdrawal.ts';
export { rejectWithdrawal, releaseWithdrawal } from './give-back.ts';
export { decideLatePayout } from './late-payout.ts';
export { findWithdrawal } from './move-withdrawal.ts';
export {
  countByState as countWithdrawals,
  late as lateWithdrawals,
  listForOperator as listWithdrawals,
} from './operator-list.ts';
export { byHand, PartRefused } from './pay-part.ts';
export { applyPayoutNotice, type PayoutNeeds, sendDueParts } from './send-part.ts';
export {
  blockWithdrawals,
  isBlocked,
  isBlockedFor,
  unblockWithdrawals,
} from './withdrawal-blocks.ts';
export { holdAccount } from './withdrawal-entries.ts';
