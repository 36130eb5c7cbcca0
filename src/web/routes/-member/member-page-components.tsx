import type { ComponentType } from 'react';
import type { MemberPage } from '#protocol/vocabulary/member-page.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import type { MemberSearch } from './member-search.ts';

/** A page of the member centre gets the search of its address. */
type MemberPageComponent = ComponentType<{ search: MemberSearch }>;

/** The component of each page of the member centre. Each loads as a chunk of its own. */
export const memberPageComponents: Readonly<Record<MemberPage, MemberPageComponent>> = {
  securityCenter: lazyComponent(() =>
    import('../../features/security/page/security-page.tsx').then((loaded) => loaded.SecurityPage),
  ),
  protection: lazyComponent(() =>
    import('../../features/protection/protection-page.tsx').then((loaded) => loaded.ProtectionPage),
  ),
  deposit: lazyComponent(() =>
    import('../../features/deposit/deposit-page.tsx').then((loaded) => loaded.DepositPage),
  ),
  withdraw: lazyComponent(() =>
    import('../../features/withdraw/withdraw-page.tsx').then((loaded) => loaded.WithdrawPage),
  ),
  transferUpline: lazyComponent(() =>
    import('../../features/wallets/upline-page.tsx').then((loaded) => loaded.UplinePage),
  ),
  contracts: lazyComponent(() =>
    import('../../features/member/contracts/contracts-page.tsx').then(
      (loaded) => loaded.ContractsPage,
    ),
  ),
  withdrawConfirmation: lazyComponent(() =>
    import('../../features/withdraw/confirm/confirmation-page.tsx').then(
      (loaded) => loaded.ConfirmationPage,
    ),
  ),
  wallet: lazyComponent(() =>
    import('../../features/wallets/wallet-page.tsx').then((loaded) => loaded.WalletPage),
  ),
  personalHistoryCopy: lazyComponent(() =>
    import('../../features/records/bets/bet-record-page.tsx').then(
      (loaded) => loaded.BetRecordPage,
    ),
  ),
  transactionHistory: lazyComponent(() =>
    import('../../features/records/account/account-record-page.tsx').then(
      (loaded) => loaded.AccountRecordPage,
    ),
  ),
  personalProfit: lazyComponent(() =>
    import('../../features/records/profit/profit-page.tsx').then((loaded) => loaded.ProfitPage),
  ),
  bonusDetails: lazyComponent(() =>
    import('../../features/bonuses/bonuses-page.tsx').then((loaded) => loaded.BonusesPage),
  ),
  referral: lazyComponent(() =>
    import('../../features/referral/referral-page.tsx').then((loaded) => loaded.ReferralPage),
  ),
  missionLeaderboard: lazyComponent(() =>
    import('../../features/missions/missions-page.tsx').then((loaded) => loaded.MissionsPage),
  ),
  rewardCenter: lazyComponent(() =>
    import('../../features/rewards/reward-center-page.tsx').then(
      (loaded) => loaded.RewardCenterPage,
    ),
  ),
  redEnvelope: lazyComponent(() =>
    import('../../features/rewards/red-envelope-page.tsx').then((loaded) => loaded.RedEnvelopePage),
  ),
  messageV2: lazyComponent(() =>
    import('../../features/messages/messages-page.tsx').then((loaded) => loaded.MessagesPage),
  ),
  manualRebate: lazyComponent(() =>
    import('../../features/rewards/rebate-page.tsx').then((loaded) => loaded.RebatePage),
  ),
  rank: lazyComponent(() =>
    import('../../features/rank/rank-page.tsx').then((loaded) => loaded.RankPage),
  ),
  winners: lazyComponent(() =>
    import('../../features/wins/wins-page.tsx').then((loaded) => loaded.WinsPage),
  ),
  feedback: lazyComponent(() =>
    import('../../features/feedback/feedback-page.tsx').then((loaded) => loaded.FeedbackPage),
  ),
  settings: lazyComponent(() =>
    import('../../features/settings/settings-page.tsx').then((loaded) => loaded.SettingsPage),
  ),
};
