import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { CallName, Page } from './page.ts';

/**
 * The calls without which a page is of no use; those that it can do without, with the words of what is then missing; and
 * the module by which the operator switches the page on, if there is one.
 */
type Row = readonly [needs: readonly CallName[], without?: Page['without'], module?: ModuleId];

const pagesOf = (rows: Readonly<Record<string, Row>>): readonly Page[] =>
  Object.entries(rows).map(([name, [needs, without = {}, module]]) => ({
    name,
    needs,
    without,
    module: module ?? null,
  }));

/** Pages that a guest sees. */
export const guestPages = pagesOf({
  home: [
    ['getSystemStatus', 'getVendors'],
    {
      getAnnouncements: 'banners and announcements',
      getHotGames: 'hot games',
      getWinners: 'winners',
      getJackpot: 'the jackpot of the gateway',
      getNextEvents: 'next draws and matches',
    },
  ],
  games: [['getVendors', 'getGames'], { getTableResults: 'results of tables' }],
  promotions: [['getPromotions'], { getPromotionCategories: 'categories' }],
  help: [
    ['getHelpCenter'],
    { getDepositGuides: 'the guide to deposits', getFeedbackRules: 'the feedback form' },
  ],
  'responsible play': [['getTrust']],
  'points mall': [['getPointReward'], { getPointConfig: 'the rules of points' }, 'PTSYS3'],
  registration: [
    ['getRegisterRules', 'getSealKey'],
    { getCountries: 'dial codes', getCaptcha: 'captchas' },
    'REG3',
  ],
  'sign-in': [
    ['getSealKey'],
    { getCountries: 'dial codes', getCaptcha: 'captchas', getGeetest: 'the check of geetest' },
  ],
});

/** Pages that only a member sees, in the order of the member centre. */
export const memberPages = pagesOf({
  account: [
    ['getMember', 'getBalance'],
    {
      getMemberIcon: 'the picture',
      getUnreadCount: 'the number of messages',
      getMerchantWallet: 'the kind of wallets',
      getContracts: 'requests of contracts',
      getHomeRows: 'the rows of games',
      getLiveAddress: 'live events',
      getChatUnread: 'the number of letters of the chat',
    },
  ],
  favourites: [['getFavouriteGames'], { getFavourites: 'the marks of favourites' }, 'GAMELOFAV3'],
  'recent games': [['getRecentGames'], {}, 'GAMELOREC3'],
  'games of a vendor': [['getGames'], { getRooms: 'tables' }],
  lottery: [
    ['getLotteryMenu'],
    { getLatestDraws: 'the last draws', getMemberDraws: 'draws of members' },
  ],
  security: [
    ['getSecurityConfig'],
    {
      getSecurityQuestions: 'security questions',
      getAuthenticator: 'the authenticator',
      getDevices: 'devices',
      getLoginRecords: 'the record of sign-ins',
      getProfile: 'the profile',
      getAvatars: 'pictures to choose from',
      getPush: 'notifications',
      getDataCopy: 'the copy of the own data',
    },
  ],
  'play limits': [['getPlayLimits', 'getPlaySession']],
  breaks: [['getExclusion']],
  identity: [['getIdentity']],
  deposit: [
    ['getDepositSettings', 'getDepositPaymentChannels'],
    { getDeposits: 'the list of deposits', getDeposit: 'one deposit' },
    'DPSTBAS3',
  ],
  withdraw: [
    ['getWithdrawSettings', 'getPayoutAccounts'],
    {
      getWithdrawals: 'the list of withdrawals',
      getWithdrawal: 'one withdrawal',
      getWithdrawCharge: 'charges',
      getBanks: 'new payout accounts',
      hasWithdrawalPassword: 'the withdrawal password',
    },
  ],
  'confirm a withdrawal': [['getPaymentConfirmations']],
  'transfer to upline': [
    ['getUplineTransferTerms'],
    { getUplineTransfers: 'the list of transfers' },
    'FUNDTRANS3',
  ],
  contracts: [
    ['getAgentContracts'],
    { getAgentContractRequests: 'requests', getContractPayments: 'payments' },
    'AGENTPOLICY3',
  ],
  wallets: [['getBalance', 'getWalletTransfers'], {}, 'FUNDTRANS3'],
  'bet record': [
    ['getSlotBets'],
    {
      getFishBets: 'bets on fishing',
      getLiveBets: 'bets at tables',
      getSportsBets: 'bets on sports',
      getPvpBets: 'bets against players',
      getLotteryBets: 'bets on e-lottery',
      getOpenSportsBets: 'open bets on sports',
      getOpenLotteryBets: 'open bets on e-lottery',
      getDrawBets: 'bets on draws',
      getBet: 'one bet',
    },
  ],
  'account record': [['getAccountRecords'], {}, 'MEMTRANS3'],
  'profit and loss': [['getProfit'], { getStatement: 'the statement' }],
  bonuses: [['getBonuses']],
  'reward centre': [
    ['getClaims'],
    { getPastRewards: 'past rewards', getParticipation: 'the part in a promotion' },
    'REWCEN3',
  ],
  'red envelopes': [['getRedEnvelopes'], {}, 'REWCEN3'],
  missions: [['getMissions'], { getLeaderboard: 'the leaderboard' }, 'REWCEN3'],
  rebate: [['getRebate'], {}, 'REWCEN3'],
  'invite friends': [
    ['getReferralDetails'],
    { getInvitations: 'the list of friends' },
    'REFERRAL3',
  ],
  'player rank': [['getRankProgress'], { getRanks: 'the list of ranks' }, 'MEMCLUB3'],
  points: [
    ['getPointBalance'],
    {
      getPointRecords: 'the record of points',
      getRedeemPointList: 'redemptions',
      getPointAddresses: 'addresses',
    },
    'PTSYS3',
  ],
  messages: [['getInbox'], { getOutbox: 'sent letters', getRecipients: 'writing' }, 'INBOX3'],
  feedback: [['getFeedbackRules'], { getFeedback: 'earlier feedback' }, 'FEEDBACK3'],
});

/** Pages that only an agent sees. */
export const agentPages = pagesOf({
  'agent centre': [['getAgentHome'], { getAgentAnnouncements: 'news for agents' }, 'AGENT3'],
  team: [['getDownlines'], { getAgentChanges: 'the list of changes' }, 'AGENT3'],
  'reports of the team': [
    ['getTeamOverview'],
    {
      getTeamSums: 'sums of members',
      getTeamEntries: 'bets and money of the team',
      getAgentIncome: 'the income of the agent',
    },
    'AGENT3',
  ],
  links: [['getAffiliateLinks'], {}, 'AFFMAN3'],
  'transfers to downlines': [['getDownlines', 'getDownlineTransferTerms'], {}, 'FUNDTRANS3'],
});
