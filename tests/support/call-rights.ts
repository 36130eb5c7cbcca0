import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { AccountKind } from './account-kinds.ts';
import type { CallName } from './sample-requests.ts';

/**
 * The least that a caller has to be.
 * - `everybody`: nothing, the call takes no session or an optional one.
 * - `guest`: no account with money of its own. A trial account is none.
 * - `member`: a session. What a trial account has none of, such as a claim, it does not find.
 * - `owner`: a session of an account that is no trial account.
 * - `agent`: a session of an agent.
 */
export type Right = 'everybody' | 'guest' | 'member' | 'owner' | 'agent';

/** The right of each call. A call without a right does not compile. */
export const rights: { readonly [N in CallName]: Right } = {
  acceptBonus: 'member',
  addFavourite: 'member',
  addPayoutAccount: 'owner',
  applyForActivity: 'owner',
  askContractEnd: 'member',
  beginAuthenticator: 'member',
  cancelDeposit: 'owner',
  cancelWithdrawal: 'member',
  changePassword: 'member',
  changeSecurityQuestions: 'member',
  changeWithdrawalPassword: 'member',
  checkAffiliate: 'everybody',
  claimActivity: 'owner',
  claimMission: 'owner',
  claimRebate: 'owner',
  claimReferralRewards: 'member',
  claimReward: 'member',
  confirmAuthenticator: 'member',
  confirmPayment: 'member',
  confirmPlayLimit: 'owner',
  convertPoint: 'owner',
  createAffiliateLink: 'agent',
  createDownline: 'agent',
  deleteAffiliateLink: 'agent',
  deleteMessages: 'member',
  depositByLaunchUrl: 'owner',
  depositByQRImageUrl: 'owner',
  depositByTransfer: 'owner',
  endPush: 'member',
  getAccountRecords: 'member',
  getAffiliateLinks: 'agent',
  getAgentAnnouncements: 'agent',
  getAgentChanges: 'agent',
  getAgentContractRequests: 'member',
  getAgentContracts: 'member',
  getAgentHome: 'agent',
  getAgentIncome: 'agent',
  getAnnouncements: 'everybody',
  getAuthenticator: 'member',
  getAvatars: 'member',
  getBalance: 'member',
  getBanks: 'member',
  getBet: 'member',
  getBonuses: 'member',
  getCaptcha: 'everybody',
  getChatUnread: 'owner',
  getClaims: 'member',
  getContractPayments: 'member',
  getContracts: 'member',
  getCountries: 'everybody',
  getDeposit: 'owner',
  getDepositGuides: 'everybody',
  getDepositPaymentChannels: 'owner',
  getDepositSettings: 'member',
  getDeposits: 'owner',
  getDeviceChallenge: 'everybody',
  getDevices: 'member',
  getDomainRoute: 'everybody',
  getDownlineTransferTerms: 'agent',
  getDownlines: 'agent',
  getDrawBets: 'member',
  getFavouriteGames: 'member',
  getFavourites: 'member',
  getFeedback: 'member',
  getFeedbackRules: 'everybody',
  getFishBets: 'member',
  getGames: 'everybody',
  getGeetest: 'everybody',
  getHelpCenter: 'everybody',
  getHomeRows: 'everybody',
  getHotGames: 'everybody',
  getInbox: 'member',
  getInvitations: 'member',
  getJackpot: 'everybody',
  getLatestDraws: 'everybody',
  getLeaderboard: 'owner',
  getLiveAddress: 'member',
  getLiveBets: 'member',
  getLoginRecords: 'member',
  getLotteryBets: 'member',
  getLotteryGames: 'everybody',
  getLotteryMenu: 'everybody',
  getMember: 'member',
  getMemberDraws: 'member',
  getMemberIcon: 'member',
  getMerchantWallet: 'member',
  getMissions: 'owner',
  getNextEvents: 'everybody',
  getOpenLotteryBets: 'member',
  getOpenSportsBets: 'member',
  getOutbox: 'member',
  getParticipation: 'member',
  getPastRewards: 'member',
  getPaymentConfirmations: 'member',
  getPayoutAccounts: 'member',
  getPlayLimits: 'owner',
  getPointAddresses: 'member',
  getPointBalance: 'member',
  getPointConfig: 'everybody',
  getPointRecords: 'member',
  getPointReward: 'everybody',
  getProfile: 'member',
  getProfit: 'member',
  getPromotionCategories: 'everybody',
  getPromotions: 'everybody',
  getPush: 'member',
  getPvpBets: 'member',
  getRankProgress: 'member',
  getRanks: 'member',
  getRebate: 'owner',
  getRecentGames: 'member',
  getRecipients: 'member',
  getRedEnvelopes: 'member',
  getRedeemPointList: 'member',
  getReferralDetails: 'member',
  getRegisterRules: 'everybody',
  getRooms: 'member',
  getSealKey: 'everybody',
  getSecurityConfig: 'member',
  getSecurityQuestions: 'member',
  getSignInLink: 'everybody',
  getSlotBets: 'member',
  getSportsBets: 'member',
  getStatement: 'member',
  getSystemStatus: 'everybody',
  getTableResults: 'everybody',
  getTeamEntries: 'agent',
  getTeamOverview: 'agent',
  getTeamSums: 'agent',
  getUnreadCount: 'member',
  getUplineTransferTerms: 'owner',
  getUplineTransfers: 'owner',
  getVendors: 'everybody',
  getWalletTransfers: 'member',
  getWhitelabel: 'everybody',
  getWinners: 'everybody',
  getWithdrawCharge: 'owner',
  getWithdrawSettings: 'member',
  getWithdrawal: 'member',
  getWithdrawals: 'member',
  giveUpBonus: 'member',
  hasWithdrawalPassword: 'member',
  launchChat: 'owner',
  launchGame: 'owner',
  launchTrial: 'guest',
  markAnnouncementsRead: 'member',
  markMessagesRead: 'member',
  noteAffiliateVisit: 'everybody',
  offerAgentContract: 'agent',
  openExport: 'member',
  openLiveStream: 'member',
  openRedEnvelope: 'owner',
  processDailySalary: 'member',
  processDividend: 'member',
  processHourlySalary: 'member',
  processRealTimeSalary: 'member',
  promoteDownline: 'agent',
  redeemPointReward: 'owner',
  redeemPromoCode: 'owner',
  register: 'everybody',
  registerByMobile: 'everybody',
  registerDeviceKey: 'owner',
  removeAuthenticator: 'member',
  removeDeviceKey: 'member',
  removeFavourite: 'member',
  removePayoutAccount: 'member',
  removePointAddress: 'member',
  renewRecoveryCodes: 'member',
  reopenFeedback: 'member',
  resetDownlinePassword: 'agent',
  resetPasswordByEmail: 'everybody',
  resetPasswordByMobile: 'everybody',
  resetWithdrawalPassword: 'member',
  restoreMessages: 'member',
  sendCode: 'everybody',
  sendDepositProof: 'owner',
  sendFeedback: 'everybody',
  sendMemberCode: 'member',
  sendMessage: 'member',
  sendMobileRegisterCode: 'everybody',
  sendRegisterCode: 'everybody',
  sendSignInCode: 'everybody',
  setAvatar: 'member',
  setDefaultPayoutAccount: 'member',
  setEmail: 'owner',
  setMemberLanguage: 'member',
  setMobile: 'owner',
  setMovesToGames: 'owner',
  setNickname: 'member',
  setPlayLimit: 'owner',
  setPush: 'member',
  setRealName: 'member',
  setSecurityQuestions: 'member',
  setWithdrawalPassword: 'member',
  signIn: 'everybody',
  signInByDevice: 'everybody',
  signInByLink: 'everybody',
  signInFreePlay: 'everybody',
  signOut: 'member',
  signOutDevice: 'member',
  signOutOtherDevices: 'member',
  suspendDownline: 'agent',
  transferBetweenWallets: 'owner',
  transferToDownline: 'agent',
  transferToDownlines: 'agent',
  transferToUpline: 'owner',
  updateDownlineRebate: 'agent',
  updateProfile: 'member',
  uploadPicture: 'owner',
  verifySignIn: 'everybody',
  withdraw: 'owner',
  withdrawContractRequest: 'member',
  withdrawPlayLimit: 'owner',
};

/** Calls that a gateway answers while their module is off: `src/gateway/http/require-call-module.ts` says why. */
export const answeredWithout: readonly CallName[] = [
  'cancelDeposit',
  'getAuthenticator',
  'getBanks',
  'getDeposit',
  'getDeposits',
  'getPayoutAccounts',
  'getRegisterRules',
  'getSecurityQuestions',
  'hasWithdrawalPassword',
  'removeAuthenticator',
  'sendDepositProof',
  'sendSignInCode',
  'verifySignIn',
];

const withoutSession: ReadonlySet<AccountKind> = new Set<AccountKind>([
  'guest',
  'unknownToken',
  'expiredSession',
  'suspended',
  'selfExcluded',
]);

const agents: ReadonlySet<AccountKind> = new Set<AccountKind>([
  'generalAgent',
  'agent',
  'directAgent',
  'professionalAgent',
  'agentAtFirstSignIn',
]);

/** Calls that a session may make before its password is changed. */
const duringPasswordChange: ReadonlySet<CallName> = new Set<CallName>([
  'changePassword',
  'signOut',
]);

/** Calls that do no more than read, and calls of a first sign-in that change nothing of the account. */
function isReading(name: CallName, { method }: Call): boolean {
  if (name === 'openLiveStream' || name === 'setMemberLanguage') return true;
  return method === 'GET' && name !== 'launchGame';
}

function waitsForPassword(name: CallName, call: Call, kind: AccountKind): boolean {
  if (duringPasswordChange.has(name)) return false;
  if (kind === 'mustChangePassword') return true;
  const isFirst = kind === 'firstSignIn' || kind === 'agentAtFirstSignIn';
  return isFirst && !isReading(name, call);
}

/** The refusal of a call by a kind of account, as status and code. Null: the call is served, whatever its business says. */
export function refusalOf(name: CallName, kind: AccountKind): string | null {
  const call: Call = calls[name];
  if (call.token === 'never') return null;
  const isBlocked = waitsForPassword(name, call, kind);
  if (call.token === 'required') {
    if (withoutSession.has(kind)) return '401 login.not.session';
    if (isBlocked) return '403 password_change_required';
  }
  // An optional session that does not count leaves a guest.
  const isGuest = withoutSession.has(kind) || isBlocked;
  const right = rights[name];
  if (right === 'guest' && !isGuest && kind !== 'trial') return '403 function.not.available';
  if (right === 'owner' && kind === 'trial') return '200 need_true_account';
  if (right === 'agent' && !agents.has(kind)) return '200 agent_only';
  return null;
}
