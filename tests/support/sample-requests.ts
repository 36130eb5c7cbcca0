import type { Call, RequestOf } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { agentChoices, agentSamples } from './agent-samples.ts';
import type { TestGateway } from './open-gateway.ts';
import { contractChoices, contractSamples } from './contract-samples.ts';
import { beginProof, beginTransfer, sampleDeposit } from './deposit-samples.ts';
import { rewardRequests, rewardSamples } from './reward-samples.ts';
import { excludedAccount, protectionSamples } from './protection-samples.ts';
import { codePlaceholder, securityRequests, securitySamples } from './security-samples.ts';

export type CallName = keyof typeof calls;

/** A png of two by two pixels. */
export const samplePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAC0lEQVR4nGNgQAYAAA4AAamRc7EAAAAASUVORK5CYII=';

const newcomer = { password: 'Bangka2026', payeeName: 'Kiko Dela Cruz' };

const bets = {
  from: 1_790_000_000_000,
  to: 1_792_000_000_000,
  vendor: '',
  order: 'none',
  outcome: 1,
  profit: 'W',
  page: 1,
  size: 10,
} as const;

const rejected = { answer: 'reject', confirmed: 'N' } as const;

/** A valid request for each call, for a gateway with the demo content. A call without a sample does not compile. */
export const sampleRequests: { readonly [N in CallName]: RequestOf<(typeof calls)[N]> } = {
  ...rewardRequests,
  ...securityRequests,
  getDepositSettings: {},
  getDepositPaymentChannels: {},
  depositByQRImageUrl: sampleDeposit('agos-qr'),
  depositByLaunchUrl: sampleDeposit('agos'),
  depositByTransfer: sampleDeposit('bughaw'),
  sendDepositProof: { id: '-', reference: 'IB 4471 0092', pictures: ['-'] },
  cancelDeposit: { id: '-' },
  getDeposit: { id: '-' },
  getDeposits: { state: '', size: 10 },
  getLiveAddress: {},
  openLiveStream: {},
  getWithdrawSettings: {},
  getWithdrawCharge: { amount: 500, kind: 'BC' },
  withdraw: {
    key: '0192aaaa-0000-7000-8000-000000000001',
    amount: 500,
    account: codePlaceholder,
    password: demoWithdrawalPassword,
  },
  getWithdrawals: { state: '', size: 10 },
  getWithdrawal: { id: codePlaceholder },
  cancelWithdrawal: { id: codePlaceholder },
  getPaymentConfirmations: {},
  confirmPayment: { id: codePlaceholder, result: 'partly', received: 100, pictures: [] },
  getProfile: {},
  updateProfile: { version: 1, fields: { telegram: 'juan_m' } },
  setNickname: { version: 1, nickname: 'Juanito' },
  setRealName: { realName: 'Kiko Dela Cruz' },
  getAvatars: {},
  setAvatar: { version: 1, avatar: '3' },
  uploadPicture: { purpose: 'avatar', picture: samplePicture },
  getAnnouncements: {},
  addFavourite: { nodeId: 10_001, vendor: 'HABAGAT', category: 'RNG' },
  getSlotBets: bets,
  getFishBets: bets,
  getLiveBets: bets,
  getSportsBets: bets,
  getPvpBets: bets,
  getLotteryBets: bets,
  getOpenSportsBets: bets,
  getOpenLotteryBets: bets,
  getBet: { order: 'none' },
  getAccountRecords: { from: bets.from, to: bets.to, code: 'deposit', page: 1, size: 10 },
  getProfit: { from: bets.from, to: bets.to, by: 'W' },
  getStatement: { month: '2026-11' },
  openExport: {
    from: bets.from,
    to: bets.to,
    what: 'bets',
    category: 'RNG',
    open: 'N',
    vendor: '',
    outcome: 0,
    code: '',
    search: '',
    depth: 'one',
    titles: ['Time'],
    words: { won: 'Won' },
  },
  getDrawBets: { from: bets.from, to: bets.to, gameId: '4', prizeMode: '1', page: 1, size: 10 },
  transferBetweenWallets: { kind: 'COLLECT', key: '0192f3c1-0000-7000-8000-00000000000a' },
  getWalletTransfers: { page: 1, size: 10 },
  setMovesToGames: { movesToGames: true },
  ...protectionSamples,
  getUplineTransferTerms: {},
  transferToUpline: {
    recipient: 'ana',
    amount: 250.5,
    remark: 'For the team',
    withdrawalPassword: demoWithdrawalPassword,
    key: '0192f3c1-0000-7000-8000-00000000000a',
  },
  getUplineTransfers: { page: 1, size: 10 },
  ...contractSamples,
  ...agentSamples,
  getContracts: {},
  processDividend: { id: 'demo-ask-ana-dividend', ...rejected },
  processDailySalary: { id: 'demo-ask-luis-daily', ...rejected },
  processHourlySalary: { id: 'demo-ask-ana-hourly', ...rejected },
  processRealTimeSalary: { id: 'demo-ask-luis-realtime', ...rejected },
  getFavouriteGames: {},
  getFavourites: {},
  removeFavourite: { nodeId: 10_001, vendor: 'HABAGAT', category: 'RNG' },
  launchChat: { room: 'support' },
  getChatUnread: {},
  getPush: { fingerprint: '' },
  setPush: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    kinds: ['money'],
    quiet: { from: 22 * 60, to: 7 * 60 },
    timeZone: 'Asia/Manila',
  },
  endPush: { endpoint: 'https://fcm.googleapis.com/fcm/send/sample' },
  getFeedbackRules: {},
  sendFeedback: {
    type: 'game',
    content: 'The reels of Harbour Lights stop late.',
    remark: '',
    pictures: [],
    wantsContact: false,
    address: 'nena@example.com',
  },
  getFeedback: {},
  reopenFeedback: { id: 'K7HQ2MX9TD', content: 'It happened again this morning.' },
  getGames: {
    category: 'RNG',
    vendor: '',
    slotClass: '',
    search: '',
    leastBet: 1,
    leastLines: 25,
    sort: 'name',
    page: 1,
    pageSize: 12,
  },
  getHotGames: {},
  getRecentGames: {},
  getRooms: { vendor: 'TONGHALI' },
  getVendors: {},
  getHomeRows: {},
  getNextEvents: {},
  getTableResults: {},
  launchTrial: { gameId: 'HABAGAT-01', nodeId: 10_001 },
  launchGame: { launchMode: 'LOTT', lottoGameCode: '', lottoView: 'lobby' },
  getLatestDraws: {},
  getLotteryGames: {},
  getLotteryMenu: {},
  getMemberDraws: {},
  getMember: {},
  getMemberIcon: {},
  setMemberLanguage: { language: 'TY' },
  getUnreadCount: {},
  getInbox: { page: 1, size: 20, search: 'tournament', message: '' },
  getOutbox: { page: 1, size: 20, search: '' },
  markMessagesRead: { ids: ['0192f3c1-0000-7000-8000-00000000000e'] },
  deleteMessages: { ids: ['0192f3c1-0000-7000-8000-00000000000e'], box: 'inbox' },
  restoreMessages: { ids: ['0192f3c1-0000-7000-8000-00000000000e'], box: 'inbox' },
  getRecipients: { search: '' },
  sendMessage: {
    key: '0192f3c1-0000-7000-8000-00000000000f',
    to: 'upline',
    account: null,
    title: 'Friday',
    content: 'I come to the tournament.',
  },
  markAnnouncementsRead: { ids: ['1'] },
  getCaptcha: {},
  getGeetest: {},
  changePassword: {
    oldPassword: demoPassword,
    newPassword: 'Bagong2026',
    confirmation: 'Bagong2026',
  },
  resetPasswordByMobile: {
    mobile: '09175550108',
    dialCode: '63',
    code: codePlaceholder,
    newPassword: 'Bagong2026',
  },
  resetPasswordByEmail: { username: 'ana', email: 'ana@example.com' },
  register: {
    fields: {
      ...newcomer,
      username: 'Kiko',
      mobileNum: '9185550001',
      verificationCode: codePlaceholder,
    },
  },
  registerByMobile: {
    fields: { ...newcomer, mobileNum: '9185550002', verificationCode: codePlaceholder },
    dialCode: '63',
  },
  checkAffiliate: { code: 'ana2026', domain: 'parola.example' },
  sendCode: { mobile: '9175550101', dialCode: '63' },
  sendMobileRegisterCode: { mobile: '9185550003', dialCode: '63' },
  sendRegisterCode: { mobile: '9185550004', dialCode: '63' },
  getSealKey: {},
  verifySignIn: {
    username: 'iggy',
    password: demoPassword,
    channel: 'payee',
    code: 'iggy evangelista',
  },
  sendSignInCode: { username: 'iggy', password: demoPassword, channel: 'email' },
  signInFreePlay: { os: 'Linux' },
  signIn: { username: 'juan', password: demoPassword, captcha: '' },
  signOut: {},
  getCountries: {},
  getDomainRoute: {},
  getHelpCenter: {},
  getDepositGuides: {},
  getRegisterRules: {},
  getSystemStatus: {},
  getWhitelabel: {},
  getBalance: {},
  getMerchantWallet: {},
  getJackpot: {},
  getWinners: {},
};

/** The call that sends the code which another call needs, and the recipient of the code. */
const codeCalls: { readonly [N in CallName]?: { call: Call; mobile: string; to: string } } = {
  resetPasswordByMobile: { call: calls.sendCode, mobile: '9175550108', to: '+639175550108' },
  register: { call: calls.sendRegisterCode, mobile: '9185550001', to: '+639185550001' },
  registerByMobile: {
    call: calls.sendMobileRegisterCode,
    mobile: '9185550002',
    to: '+639185550002',
  },
};

/** The number of an open bet of juan. */
async function anyOrder({ request }: Pick<TestGateway, 'request'>): Promise<string> {
  const { token } = await request(calls.signIn, sampleRequests.signIn);
  const day = 24 * 3_600_000;
  const [from, to] = [Date.now() - day, Date.now() + day];
  const period = { from, to, vendor: '', page: 1, size: 1 };
  const { bets } = await request(calls.getOpenSportsBets, period, { token });
  return bets[0]?.id ?? '';
}

/** The sample request of a call. Prepares the state that the call needs, such as a sent code, for the given member. */
export async function sampleRequestOf(
  test: Pick<TestGateway, 'request' | 'operator' | 'signIn'>,
  name: CallName,
  username = 'juan',
): Promise<object> {
  if (name === 'verifySignIn' || name === 'sendSignInCode') {
    // The account is always asked for a second step, which the first step has to begin.
    const firstStep = { username: 'iggy', password: demoPassword, captcha: '' };
    await test.request(calls.signIn, firstStep).catch(() => undefined);
  }
  if (name === 'getDeposit' || name === 'cancelDeposit') {
    return beginTransfer(test, await test.signIn(username));
  }
  if (name === 'sendDepositProof') {
    const proof = await beginProof(test, await test.signIn(username), samplePicture);
    return { ...sampleRequests[name], ...proof };
  }
  if (name === 'lengthenExclusion' || name === 'askToReturn') {
    await test.operator.account(excludedAccount());
  }
  if (name === 'getGeetest') await test.operator.settings({ modules: { GEETEST3: true } });
  if (name === 'getBet') return { order: await anyOrder(test) };
  const prepare =
    securitySamples[name] ?? rewardSamples[name] ?? contractChoices[name] ?? agentChoices[name];
  if (prepare) {
    const prepared = await prepare(test, await test.signIn(username));
    return { ...sampleRequests[name], ...prepared };
  }
  const first = codeCalls[name];
  if (!first) return sampleRequests[name];
  await test.request(first.call, { mobile: first.mobile, dialCode: '63' });
  const [message] = await test.operator.outbox(first.to);
  return JSON.parse(
    JSON.stringify(sampleRequests[name]).replace(codePlaceholder, message?.code ?? ''),
  );
}
