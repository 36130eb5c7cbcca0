export { type Lanes, lockLanes, lockMember } from './lock-lanes.ts';
export { recordStep, stepsOf } from './money-steps.ts';
export { openBooks, openWallet, openClearing } from './open-books.ts';
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
