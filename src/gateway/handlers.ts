import type { calls } from '#protocol/calls.ts';
import * as authenticator from './accounts/authenticator/authenticator-handlers.ts';
import * as captcha from './accounts/captcha/captcha-handlers.ts';
import * as deviceKey from './accounts/device-key/device-key-handlers.ts';
import * as devices from './accounts/device-list/device-handlers.ts';
import * as member from './accounts/member-handlers.ts';
import * as password from './accounts/password/password-handlers.ts';
import * as exclusions from './protection/exclusion-handlers.ts';
import * as identity from './identity/identity-handlers.ts';
import * as playLimits from './protection/limit-handlers.ts';
import * as trust from './protection/trust-handlers.ts';
import * as playSession from './play/sessions/play-session-handlers.ts';
import * as profile from './accounts/profile/profile-handlers.ts';
import * as registration from './registration/registration-handlers.ts';
import * as contacts from './accounts/security/contact-handlers.ts';
import * as memberCode from './accounts/security/member-code-handlers.ts';
import * as questions from './accounts/security/question-handlers.ts';
import * as securityConfig from './accounts/security/security-config-handlers.ts';
import * as withdrawalPassword from './accounts/security/withdrawal-password-handlers.ts';
import * as session from './accounts/sign-in/session-handlers.ts';
import * as signIn from './accounts/sign-in/sign-in-handlers.ts';
import * as signInLink from './accounts/sign-in-link/sign-in-link-handlers.ts';
import * as verification from './accounts/verification/verification-handlers.ts';
import * as promotions from './activities/promotion-handlers.ts';
import * as agentContracts from './agents/contract-calls/agent-contract-handlers.ts';
import * as downlines from './agents/downlines/downline-handlers.ts';
import * as agentHome from './agents/home/home-handlers.ts';
import * as affiliateLinks from './agents/links/link-handlers.ts';
import * as downlineTransfers from './agents/transfers/transfer-handlers.ts';
import * as contracts from './agents/contract-handlers.ts';
import * as teamReports from './agents/reports/report-handlers.ts';
import * as games from './catalogue/game-handlers.ts';
import * as homeRows from './catalogue/home-row-handlers.ts';
import * as lobby from './catalogue/lobby-handlers.ts';
import * as lottery from './catalogue/lottery-handlers.ts';
import * as chat from './chat/chat-handlers.ts';
import * as live from './events/live-handlers.ts';
import * as announcements from './content/announcement-handlers.ts';
import * as help from './content/help-handlers.ts';
import * as messages from './content/messages/inbox-handlers.ts';
import * as letters from './content/messages/letter-handlers.ts';
import * as dataCopies from './data-copy/data-copy-handlers.ts';
import * as depositGuides from './deposits/guides/deposit-guide-handlers.ts';
import * as feedback from './feedback/feedback-handlers.ts';
import type { CallHandler } from './http/request-context.ts';
import * as missions from './missions/mission-handlers.ts';
import * as deposits from './deposits/deposit-handlers.ts';
import * as confirmations from './withdrawals/confirmation-handlers.ts';
import * as withdrawals from './withdrawals/withdrawal-handlers.ts';
import * as bonuses from './bonuses/bonus-handlers.ts';
import * as upline from './transfers/upline-handlers.ts';
import * as wallet from './wallets/wallet-handlers.ts';
import * as walletTransfers from './wallets/wallet-transfer-handlers.ts';
import * as payoutAccounts from './payout-accounts/payout-handlers.ts';
import * as mall from './point-mall/mall-handlers.ts';
import * as mallRecords from './point-mall/mall-record-handlers.ts';
import * as favourites from './play/favourite-handlers.ts';
import * as launch from './play/launch-handlers.ts';
import * as recentGames from './play/recent-game-handlers.ts';
import * as winners from './play/winners/winner-handlers.ts';
import * as push from './push/push-handlers.ts';
import * as accountRecords from './records/account-record-handlers.ts';
import * as bets from './records/bet-handlers.ts';
import * as betRecords from './records/bet-record-handlers.ts';
import * as exports from './records/export-handlers.ts';
import * as profit from './records/profit-handlers.ts';
import * as rank from './records/rank-handlers.ts';
import * as referral from './referrals/referral-handlers.ts';
import * as claims from './rewards/hall/claim-handlers.ts';
import * as rebate from './rewards/rebate/rebate-handlers.ts';
import * as redEnvelopes from './rewards/red-envelopes/red-envelope-handlers.ts';
import * as system from './system/system-handlers.ts';
import * as uploads from './uploads/upload-handlers.ts';

type Handlers = { readonly [Name in keyof typeof calls]: CallHandler<(typeof calls)[Name]> };

/** The handlers of all calls of the protocol. A call without a handler does not compile. */
export const handlers: Handlers = {
  ...accountRecords,
  ...affiliateLinks,
  ...agentHome,
  ...announcements,
  ...authenticator,
  ...bets,
  ...betRecords,
  ...bonuses,
  ...captcha,
  ...chat,
  ...claims,
  ...confirmations,
  ...contacts,
  ...agentContracts,
  ...contracts,
  ...teamReports,
  ...dataCopies,
  ...depositGuides,
  ...deposits,
  ...deviceKey,
  ...devices,
  ...exports,
  ...downlines,
  ...downlineTransfers,
  ...favourites,
  ...feedback,
  ...games,
  ...help,
  ...homeRows,
  ...launch,
  ...letters,
  ...live,
  ...lobby,
  ...lottery,
  ...mall,
  ...mallRecords,
  ...member,
  ...memberCode,
  ...messages,
  ...missions,
  ...password,
  ...payoutAccounts,
  ...exclusions,
  ...identity,
  ...playLimits,
  ...playSession,
  ...trust,
  ...profile,
  ...questions,
  ...profit,
  ...promotions,
  ...push,
  ...rank,
  ...rebate,
  ...recentGames,
  ...referral,
  ...redEnvelopes,
  ...registration,
  ...securityConfig,
  ...session,
  ...signIn,
  ...signInLink,
  ...system,
  ...upline,
  ...uploads,
  ...verification,
  ...wallet,
  ...walletTransfers,
  ...winners,
  ...withdrawalPassword,
  ...withdrawals,
};
