import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, cashAccount, houseAccounts, post, trialBankAccount } from './ledger.ts';
import type { Providers } from './providers/provider.ts';

export {
  creditReviewed,
  type DepositInReview,
  listReviews,
  refuseReviewed,
  returnReviewed,
  setChannelEnabled,
} from './deposits/review-deposits.ts';
export {
  countedDeposits,
  type DepositBasis,
  depositBasis,
  sumOfDeposits,
} from './deposits/counted-deposits.ts';
export { listChannels } from './deposits/deposit-channels.ts';
export {
  listDepositGuides,
  putDepositGuide,
  removeDepositGuide,
} from './deposits/guides/deposit-guides.ts';
export { settleOwed } from './deposits/settle-owed.ts';
export { purgeMessages } from './providers/purge-messages.ts';
export { createPaymentJobs, type PaymentJobs } from './providers/payment-jobs.ts';
export { createSignedProvider } from './providers/create-signed-provider.ts';
export { providerFaults } from './providers/provider-faults.ts';
export type { PaymentProvider, Providers } from './providers/provider.ts';
export { ProviderError } from './providers/provider-error.ts';
export { createMessageSite } from './providers/receive-messages.ts';
export { postAgentRebate } from './post-agent-rebate.ts';
export { postContractPay } from './post-contract-pay.ts';
export { postRedemption } from './post-redemption.ts';
export { pesoText } from './withdrawals/peso-text.ts';
export { adjustBalance } from './adjust-balance.ts';
export type { BonusConditions, BonusTerms } from '../store/tables/money/bonus-tables.ts';
export { bonusAmount } from './bonuses/bonus-amounts.ts';
export { bonusConditionsInWords } from './bonuses/conditions-in-words.ts';
export { giveUpBonus } from './bonuses/give-up.ts';
export { type BonusRule, grantBonus, offerBonus } from './bonuses/grant-bonus.ts';
export { listBonuses, listBonusRules } from './bonuses/operator-list.ts';
export { expireBonuses } from './bonuses/expire-bonuses.ts';
export { jackpotCap, jackpotPool, jackpotShareBasisPoints } from './jackpot.ts';
export { openBet } from './bet-entries.ts';
export { voidBet } from './open-bets.ts';
export { type EventBet, type EventLimits, purgeExposures } from './exposure/count-exposure.ts';
export { listOppositeBets, markOppositeBets, purgeOppositeBets } from './exposure/opposite-bets.ts';
export type { PlacedStake } from '../store/tables/money/money-tables.ts';
export {
  balanceOf,
  cashAccountsOf,
  jackpotTotal,
  vendorAccount,
  vendorOfAccount,
} from './ledger.ts';
export type { PastWithdrawal } from './withdrawals/past-withdrawals.ts';
export type { PastDeposit } from './deposits/past-deposits.ts';
export type { PastBet } from './past-bets.ts';
export {
  loadPastWithdrawals,
  loadPasts,
  openingOf,
  type Past,
  type PastEvent,
  type PastPayment,
} from './past.ts';
export { recordStep } from './money-steps.ts';
export { placeBet, settleBet } from './open-bets.ts';
export { type HeldLimit, tightestOf } from './limits/check-limits.ts';
export { frameAt } from './limits/limit-frames.ts';
export { playedSince, usedInDeposits, usedInPlay } from './limits/used-amounts.ts';
export { lockLanes } from './lock-lanes.ts';
export { lockMember } from './lock-member.ts';
export type { DecideBet } from './decide-due-bets.ts';
export { settleDueBets } from './settle-due-bets.ts';
export type { SettledBet } from './settle-together.ts';
export { bringWalletsHome } from './wallets/bring-wallets-home.ts';
export { listUplineTransfers, returnUplineTransfer } from './upline/return-transfer.ts';
export { sendToDownline, sentToDownlinesToday } from './upline/send-to-downline.ts';
export { moveToGame } from './wallets/transfer-money.ts';
export { movesToGames } from './wallets/wallets.ts';
export {
  playableBalance,
  prepareRound,
  type RoundResult,
  type RoundToPlay,
  type SettledRound,
  settleRound,
} from './rounds.ts';
export { claimReward } from './rewards/claim-reward.ts';
export { endReward } from './rewards/end-reward.ts';
export { expireRewards } from './rewards/expire-rewards.ts';
export { cancelReward, listRewards } from './rewards/operator-rewards.ts';
export { offerReward, payOrOffer, payReward } from './rewards/offer-reward.ts';
export { holdCash } from './rewards/held-cash.ts';
export {
  cashTerms,
  checkConditions,
  noConditions,
  type RewardConditions,
  unmetConditions,
  wireConditions,
} from './rewards/reward-conditions.ts';
export {
  columnsOf as rewardColumns,
  type RewardValue,
  valueOf as rewardValueOf,
} from './rewards/reward-value.ts';
export { approveWithdrawal, takeWithdrawal } from './withdrawals/approve-withdrawal.ts';
export { confirmDueWithdrawals, confirmWithdrawal } from './withdrawals/confirm-withdrawal.ts';
export { rejectWithdrawal, releaseWithdrawal } from './withdrawals/give-back.ts';
export { decideLatePayout } from './withdrawals/late-payout.ts';
export { findWithdrawal } from './withdrawals/move-withdrawal.ts';
export {
  countByState as countWithdrawals,
  late as lateWithdrawals,
  listForOperator as listWithdrawals,
} from './withdrawals/operator-list.ts';
export { PartRefused } from './withdrawals/pay-part.ts';
export { payWithdrawal } from './withdrawals/pay-withdrawal.ts';
export { type PayoutNeeds, sendDueParts } from './withdrawals/send-part.ts';
export { blockWithdrawals, unblockWithdrawals } from './withdrawals/withdrawal-blocks.ts';

declare module '../http/request-context.ts' {
  interface Services {
    readonly providers: Providers;
  }
}

/** Opening balances of the house and the jackpot, in centavos. */
interface OpeningFunds {
  readonly house: Centavos;
  readonly jackpot: Centavos;
}

/** Inserts the accounts of a new store that belong to no member, and funds them. Call inside a transaction. */
export async function openBooks(
  sql: Sql,
  { house, jackpot }: OpeningFunds,
  now: number,
): Promise<void> {
  await sql.insertInto('ledger_account').values(houseAccounts).execute();
  const postings = [
    { account: cashAccount, amount: -house - jackpot },
    { account: anyLane('house'), amount: house },
    { account: anyLane('jackpot'), amount: jackpot },
  ];
  const cause = { table: 'ledger_account', id: cashAccount } as const;
  const actor = 'operator';
  await post(sql, { key: 'opening:house', kind: 'opening', at: now, postings, cause, actor });
}

/** The wallet of a new member, with its first balance. The money of a trial account is apart from the real books. */
interface NewWallet {
  readonly memberId: string;
  readonly isTrial: boolean;
  readonly balance: Centavos;
}

/** Opens a wallet. Call inside a transaction. */
export async function openWallet(
  sql: Sql,
  { memberId, isTrial, balance }: NewWallet,
  now: number,
): Promise<void> {
  await sql
    .insertInto('ledger_account')
    .values({
      id: memberId,
      kind: isTrial ? 'trial' : 'member',
      balance: 0,
      member_id: memberId,
    })
    .execute();
  if (balance === 0) return;
  const postings = [
    { account: isTrial ? trialBankAccount : cashAccount, amount: -balance },
    { account: memberId, amount: balance },
  ];
  const cause = { table: 'member', id: memberId } as const;
  const key = `opening:${memberId}`;
  await post(sql, { key, kind: 'opening', at: now, postings, cause, actor: 'operator' });
}
