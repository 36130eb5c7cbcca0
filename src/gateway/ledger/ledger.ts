export { type Lanes, lockLanes } from './lock-lanes.ts';
export { lockMember } from './lock-member.ts';
export { recordStep, stepsOf } from './money-steps.ts';
export { openBooks, openWallet } from './open-books.ts';
export { openClearing } from './open-clearing.ts';
export { pesoText } from './peso-text.ts';
export { inBatches, lockAccounts, postAll, postLocked } from './post-all.ts';
export {
  anyLane,
  balanceOf,
  cashAccount,
  cashAccountsOf,
  cashKinds,
  type Entry,
  type EntryOf,
  jackpotTotal,
  lockOrder,
  post,
  type Posting,
  pursesOf,
  trialBankAccount,
  vendorAccount,
  vendorOfAccount,
} from './postings.ts';
