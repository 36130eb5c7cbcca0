import * as accountRecords from './calls/records/account-records.ts';
import * as agentContracts from './calls/agents/agent-contracts.ts';
import * as teamReports from './calls/agents/team-reports.ts';
import * as affiliateLinks from './calls/agents/affiliate-links.ts';
import * as agentHome from './calls/agents/agent-home.ts';
import * as announcements from './calls/announcements.ts';
import * as betRecords from './calls/records/bet-records.ts';
import * as bonuses from './calls/rewards/bonuses.ts';
import * as captcha from './calls/captcha.ts';
import * as contracts from './calls/contracts.ts';
import * as countries from './calls/countries.ts';
import * as downlines from './calls/agents/downlines.ts';
import * as downlineTransfers from './calls/agents/downline-transfers.ts';
import * as favouriteChanges from './calls/favourite-changes.ts';
import * as favourites from './calls/favourites.ts';
import * as depositGuides from './calls/contact/deposit-guides.ts';
import * as feedback from './calls/contact/feedback.ts';
import * as helpArticles from './calls/contact/help-articles.ts';
import * as inbox from './calls/contact/inbox.ts';
import * as games from './calls/games.ts';
import * as launch from './calls/launch.ts';
import * as live from './calls/live.ts';
import * as lobby from './calls/lobby.ts';
import * as lobbyLists from './calls/lobby-lists.ts';
import * as lottery from './calls/lottery.ts';
import * as member from './calls/member.ts';
import * as merchantWallet from './calls/cashier/merchant-wallet.ts';
import * as messages from './calls/messages.ts';
import * as missions from './calls/rewards/missions.ts';
import * as paymentConfirmations from './calls/cashier/payment-confirmations.ts';
import * as withdrawals from './calls/cashier/withdrawals.ts';
import * as password from './calls/password.ts';
import * as pointLists from './calls/rewards/point-lists.ts';
import * as exclusions from './calls/protection/exclusions.ts';
import * as identity from './calls/protection/identity.ts';
import * as playLimits from './calls/protection/play-limits.ts';
import * as playSession from './calls/protection/play-session.ts';
import * as trust from './calls/protection/trust.ts';
import * as points from './calls/rewards/points.ts';
import * as profit from './calls/records/profit.ts';
import * as promotions from './calls/rewards/promotions.ts';
import * as push from './calls/contact/push.ts';
import * as rank from './calls/rank.ts';
import * as recordExports from './calls/records/record-exports.ts';
import * as referral from './calls/rewards/referral.ts';
import * as chat from './calls/contact/chat.ts';
import * as claims from './calls/rewards/claims.ts';
import * as rebate from './calls/rewards/rebate.ts';
import * as redEnvelopes from './calls/rewards/red-envelopes.ts';
import * as registerRules from './calls/register-rules.ts';
import * as registration from './calls/registration.ts';
import * as authenticator from './calls/security/authenticator.ts';
import * as contacts from './calls/security/contacts.ts';
import * as dataCopies from './calls/protection/data-copy.ts';
import * as deposits from './calls/cashier/deposits.ts';
import * as deviceKey from './calls/security/device-key.ts';
import * as devices from './calls/security/devices.ts';
import * as memberCode from './calls/security/member-code.ts';
import * as payoutAccounts from './calls/security/payout-accounts.ts';
import * as profile from './calls/security/profile.ts';
import * as securityConfig from './calls/security/security-config.ts';
import * as securityQuestions from './calls/security/security-questions.ts';
import * as withdrawalPassword from './calls/security/withdrawal-password.ts';
import * as session from './calls/session.ts';
import * as signIn from './calls/sign-in.ts';
import * as signInLink from './calls/security/sign-in-link.ts';
import * as system from './calls/system.ts';
import * as uplineTransfers from './calls/cashier/upline-transfers.ts';
import * as uploads from './calls/uploads.ts';
import * as verification from './calls/verification.ts';
import * as wallet from './calls/wallet.ts';
import * as walletTransfers from './calls/cashier/wallet-transfers.ts';
import * as winners from './calls/winners.ts';
import { getSealKey } from './seal.ts';

/** Every call of the protocol by name. The gateway answers all of them; the protocol test sends all of them. */
export const calls = {
  ...accountRecords,
  ...agentContracts,
  ...teamReports,
  ...affiliateLinks,
  ...agentHome,
  ...announcements,
  ...authenticator,
  ...betRecords,
  acceptBonus: bonuses.acceptBonus,
  getBonuses: bonuses.getBonuses,
  giveUpBonus: bonuses.giveUpBonus,
  ...captcha,
  ...chat,
  ...claims,
  ...contacts,
  ...contracts,
  ...countries,
  ...deposits,
  ...deviceKey,
  ...devices,
  ...downlines,
  getDownlineTransferTerms: downlineTransfers.getDownlineTransferTerms,
  transferToDownline: downlineTransfers.transferToDownline,
  transferToDownlines: downlineTransfers.transferToDownlines,
  ...favouriteChanges,
  ...favourites,
  ...dataCopies,
  ...depositGuides,
  ...feedback,
  ...games,
  ...helpArticles,
  ...inbox,
  ...launch,
  ...live,
  ...lobby,
  ...lobbyLists,
  ...lottery,
  ...member,
  ...memberCode,
  ...merchantWallet,
  ...messages,
  ...missions,
  ...password,
  ...paymentConfirmations,
  ...payoutAccounts,
  ...profile,
  ...exclusions,
  ...identity,
  ...playLimits,
  ...playSession,
  ...pointLists,
  ...points,
  ...profit,
  ...promotions,
  ...push,
  ...rank,
  ...rebate,
  ...recordExports,
  ...referral,
  ...redEnvelopes,
  ...registerRules,
  ...registration,
  ...securityConfig,
  ...securityQuestions,
  getSealKey,
  ...session,
  ...signIn,
  ...signInLink,
  ...system,
  ...trust,
  ...uplineTransfers,
  ...uploads,
  ...verification,
  ...wallet,
  ...walletTransfers,
  ...winners,
  ...withdrawalPassword,
  ...withdrawals,
};
