import type { Call, RequestOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import type { TestGateway } from './open-gateway.ts';

export type CallName = keyof typeof calls;

/** Placeholder of the code that an earlier call sends. */
const CODE = '______';

const newcomer = { password: 'Bangka2026', payeeName: 'Kiko Dela Cruz' };

const bets = {
  from: 0,
  to: 4_102_444_800_000,
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
  getDrawBets: { from: 0, to: 4_102_444_800_000, gameId: '4', prizeMode: '1', page: 1, size: 10 },
  getContracts: {},
  processDividend: { id: 'demo-ask-ana-dividend', ...rejected },
  processDailySalary: { id: 'demo-ask-luis-daily', ...rejected },
  processHourlySalary: { id: 'demo-ask-ana-hourly', ...rejected },
  processRealTimeSalary: { id: 'demo-ask-luis-realtime', ...rejected },
  getFavouriteGames: {},
  getFavourites: {},
  removeFavourite: { nodeId: 10_001, vendor: 'HABAGAT', category: 'RNG' },
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
  getVendorCategories: {},
  getVendors: {},
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
    code: CODE,
    newPassword: 'Bagong2026',
  },
  resetPasswordByEmail: { username: 'ana', email: 'ana@example.com' },
  register: {
    fields: { ...newcomer, username: 'Kiko', mobileNum: '9185550001', verificationCode: CODE },
  },
  registerByMobile: {
    fields: { ...newcomer, mobileNum: '9185550002', verificationCode: CODE },
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

/** The sample request of a call. Requests a code first when the call needs one. */
export async function sampleRequestOf(
  test: Pick<TestGateway, 'request' | 'operator'>,
  name: CallName,
): Promise<object> {
  if (name === 'verifySignIn' || name === 'sendSignInCode') {
    // The account is always asked for a second step, which the first step has to begin.
    const firstStep = { username: 'iggy', password: demoPassword, captcha: '' };
    await test.request(calls.signIn, firstStep).catch(() => undefined);
  }
  const first = codeCalls[name];
  if (!first) return sampleRequests[name];
  await test.request(first.call, { mobile: first.mobile, dialCode: '63' });
  const [message] = await test.operator.outbox(first.to);
  return JSON.parse(JSON.stringify(sampleRequests[name]).replace(CODE, message?.code ?? ''));
}
