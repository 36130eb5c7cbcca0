import type { Page } from './page.ts';

/** Pages that a guest sees. */
export const guestPages: readonly Page[] = [
  {
    name: 'home',
    needs: ['getSystemStatus', 'getVendors'],
    without: {
      getAnnouncements: 'banners and announcements',
      getHotGames: 'hot games',
      getWinners: 'winners',
      getJackpot: 'the jackpot of the gateway',
      getNextEvents: 'next draws and matches',
    },
  },
  {
    name: 'games',
    needs: ['getVendors', 'getGames'],
    without: { getVendorCategories: 'vendors by category', getTableResults: 'results of tables' },
  },
  {
    name: 'promotions',
    needs: ['getPromotions'],
    without: { getPromotionCategories: 'categories' },
  },
  {
    name: 'help',
    needs: ['getHelpCenter'],
    without: { getDepositGuides: 'the guide to deposits', getFeedbackRules: 'the feedback form' },
  },
  {
    name: 'points mall',
    module: 'PTSYS3',
    needs: ['getPointReward'],
    without: { getPointConfig: 'the rules of points' },
  },
  {
    name: 'registration',
    module: 'REG3',
    needs: ['getRegisterRules', 'getSealKey'],
    without: { getCountries: 'dial codes', getCaptcha: 'captchas' },
  },
  {
    name: 'sign-in',
    needs: ['getSealKey'],
    without: {
      getCountries: 'dial codes',
      getCaptcha: 'captchas',
      getGeetest: 'the check of geetest',
    },
  },
];

/** Pages that only a player sees, in the order of the member centre. */
export const playerPages: readonly Page[] = [
  {
    name: 'account',
    needs: ['getMember', 'getBalance'],
    without: {
      getMemberIcon: 'the picture',
      getUnreadCount: 'the number of messages',
      getMerchantWallet: 'the kind of wallets',
      getContracts: 'requests of contracts',
      getHomeRows: 'the rows of games',
      getLiveAddress: 'live events',
      getChatUnread: 'the number of letters of the chat',
    },
  },
  {
    name: 'favourites',
    module: 'GAMELOFAV3',
    needs: ['getFavouriteGames'],
    without: { getFavourites: 'the marks of favourites' },
  },
  { name: 'recent games', module: 'GAMELOREC3', needs: ['getRecentGames'] },
  { name: 'games of a vendor', needs: ['getGames'], without: { getRooms: 'tables' } },
  {
    name: 'lottery',
    needs: ['getLotteryMenu'],
    without: { getLatestDraws: 'the last draws', getMemberDraws: 'draws of members' },
  },
  {
    name: 'security',
    needs: ['getSecurityConfig'],
    without: {
      getSecurityQuestions: 'security questions',
      getAuthenticator: 'the authenticator',
      getDevices: 'devices',
      getLoginRecords: 'the record of sign-ins',
      getProfile: 'the profile',
      getAvatars: 'pictures to choose from',
      getPush: 'notifications',
    },
  },
  {
    name: 'deposit',
    module: 'DPSTBAS3',
    needs: ['getDepositSettings', 'getDepositPaymentChannels'],
    without: { getDeposits: 'the list of deposits', getDeposit: 'one deposit' },
  },
  {
    name: 'withdraw',
    needs: ['getWithdrawSettings', 'getPayoutAccounts'],
    without: {
      getWithdrawals: 'the list of withdrawals',
      getWithdrawal: 'one withdrawal',
      getWithdrawCharge: 'charges',
      getBanks: 'new payout accounts',
      hasWithdrawalPassword: 'the withdrawal password',
    },
  },
  { name: 'confirm a withdrawal', needs: ['getPaymentConfirmations'] },
  {
    name: 'transfer to upline',
    module: 'FUNDTRANS3',
    needs: ['getUplineTransferTerms'],
    without: { getUplineTransfers: 'the list of transfers' },
  },
  { name: 'wallets', module: 'FUNDTRANS3', needs: ['getBalance', 'getWalletTransfers'] },
  {
    name: 'bet record',
    needs: ['getSlotBets'],
    without: {
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
  },
  { name: 'account record', module: 'MEMTRANS3', needs: ['getAccountRecords'] },
  { name: 'profit and loss', needs: ['getProfit'], without: { getStatement: 'the statement' } },
  { name: 'bonuses', needs: ['getBonuses'] },
  {
    name: 'reward centre',
    module: 'REWCEN3',
    needs: ['getClaims'],
    without: { getPastRewards: 'past rewards', getParticipation: 'the part in a promotion' },
  },
  { name: 'red envelopes', module: 'REWCEN3', needs: ['getRedEnvelopes'] },
  {
    name: 'missions',
    module: 'REWCEN3',
    needs: ['getMissions'],
    without: { getLeaderboard: 'the leaderboard' },
  },
  { name: 'rebate', module: 'REWCEN3', needs: ['getRebate'] },
  {
    name: 'invite friends',
    module: 'REFERRAL3',
    needs: ['getReferralDetails'],
    without: { getInvitations: 'the list of friends' },
  },
  {
    name: 'player rank',
    module: 'MEMCLUB3',
    needs: ['getRankProgress'],
    without: { getRanks: 'the list of ranks' },
  },
  {
    name: 'points',
    module: 'PTSYS3',
    needs: ['getPointBalance'],
    without: {
      getPointRecords: 'the record of points',
      getRedeemPointList: 'redemptions',
      getPointAddresses: 'addresses',
    },
  },
  {
    name: 'messages',
    module: 'INBOX3',
    needs: ['getInbox'],
    without: { getOutbox: 'sent letters', getRecipients: 'writing' },
  },
  {
    name: 'feedback',
    module: 'FEEDBACK3',
    needs: ['getFeedbackRules'],
    without: { getFeedback: 'earlier feedback' },
  },
];
