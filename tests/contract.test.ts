import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, type RequestOf, toWire } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { envelope } from '#contract/envelope.ts';
import { isErrorCode } from '#contract/errors.ts';
import { demoPassword } from '#gateway/demo/accounts.ts';
import { openTestGateway, type TestGateway } from './support/open-gateway.ts';
import { sealBody } from './support/seal-body.ts';

type Name = keyof typeof calls;

/** Stands for the code that a first call has sent. */
const CODE = '______';

const newcomer = { password: 'Bangka2026', payeeName: 'Kiko Dela Cruz' };

/** A request that every gateway of the demo can answer. A new call without one does not compile. */
const examples: { readonly [N in Name]: RequestOf<(typeof calls)[N]> } = {
  getAnnouncements: {},
  addFavourite: { nodeId: 10_001, vendor: 'HABAGAT', category: 'RNG' },
  getFavouriteGames: {},
  getFavourites: {},
  removeFavourite: { nodeId: 10_001, vendor: 'HABAGAT', category: 'RNG' },
  getGames: { category: 'RNG', vendor: '', slotClass: '', search: '', page: 1, pageSize: 12 },
  getHotGames: {},
  getRecentGames: {},
  getRooms: { vendor: 'TONGHALI' },
  getVendorCategories: {},
  getVendors: {},
  launchGame: { launchMode: 'LOTT', lottoGameCode: '', lottoView: 'lobby' },
  getLatestDraws: {},
  getLotteryGames: {},
  getLotteryMenu: {},
  getMemberDraws: {},
  getConsolidatedFunds: {},
  getMember: {},
  getMemberIcon: {},
  setMemberLanguage: { language: 'TY' },
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
    username: 'juan',
    password: demoPassword,
    channel: 'payee',
    code: 'juan marasigan',
  },
  sendSignInCode: { username: 'juan', password: demoPassword, channel: 'email' },
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

const table = (Object.entries(calls) as [Name, Call][]).map(([name, call]) => ({ name, call }));
const needToken = table.filter(({ call }) => call.token === 'required');
const withBody = table.filter(({ call }) => call.method !== 'GET');
const demanding = table.filter(({ call }) => !safeParse(call.request, {}).success);
const sealed = table.filter(({ call }) => call.sealed);

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

/** Sends a request that is not as the contract has it. */
async function send(call: Call, init: RequestInit & { query?: string; token?: string } = {}) {
  const { query = '', token, ...rest } = init;
  const headers = new Headers({
    Merchant: 'parola',
    Language: 'EN',
    ...(token ? { Authorization: token } : {}),
  });
  for (const [name, value] of new Headers(rest.headers)) headers.set(name, value);
  const answer = await test.fetchRaw(call.path + query, { method: call.method, ...rest, headers });
  return { ...answer, body: safeParse(envelope, JSON.parse(answer.text)) };
}

/** A refusal that a client can tell people about: not our fault, of a known code, without a word on our insides. */
function expectRefusal(answer: Awaited<ReturnType<typeof send>>, code?: string): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const refused = answer.body.success ? answer.body.output : null;
  expect(refused).toMatchObject({ success: false });
  expect(isErrorCode(refused?.errorCode ?? '')).toBe(true);
  if (code !== undefined) expect(refused?.errorCode).toBe(code);
  expect(answer.text).not.toMatch(/ {4}at |\.ts:|node_modules/);
}

async function sealedInit(payload: unknown): Promise<RequestInit> {
  const { header, value } = await sealBody(await test.request(calls.getSealKey, {}), payload);
  return { headers: { Encryption: header }, body: JSON.stringify({ value }) };
}

/** What has to be asked before a call that takes a code, and where the code goes. */
const before: { readonly [N in Name]?: { call: Call; mobile: string; to: string } } = {
  resetPasswordByMobile: { call: calls.sendCode, mobile: '9175550108', to: '+639175550108' },
  register: { call: calls.sendRegisterCode, mobile: '9185550001', to: '+639185550001' },
  registerByMobile: {
    call: calls.sendMobileRegisterCode,
    mobile: '9185550002',
    to: '+639185550002',
  },
};

/** The example of a call, with the code that has just been sent. */
async function exampleOf(name: Name): Promise<object> {
  const first = before[name];
  if (!first) return examples[name];
  await test.request(first.call, { mobile: first.mobile, dialCode: '63' });
  const [message] = await test.operator.outbox(first.to);
  return JSON.parse(JSON.stringify(examples[name]).replace(CODE, message?.code ?? ''));
}

describe('every call of the contract', () => {
  it.each(table)('$name is answered in the shape it promises', async ({ name, call }) => {
    const token = call.token === 'required' ? await test.signIn('juan') : undefined;
    await test.request(call, await exampleOf(name), token ? { token } : {});
    if (name === 'changePassword') await test.operator.reset();
  });

  it.each(table)('$name is answered by its other names', async ({ name, call }) => {
    for (const path of call.aliases) {
      const caller = call.token === 'required' ? { token: await test.signIn('juan') } : {};
      await test.request({ ...call, path }, examples[name] as object, caller);
    }
  });

  it.each(table)('$name refuses another verb', async ({ call }) => {
    const method = call.method === 'GET' ? 'POST' : 'GET';
    expectRefusal(await send(call, { method }), 'http_method_not_support');
  });

  it.each(needToken)('$name refuses a guest and a stale token', async ({ call }) => {
    for (const extra of [{}, { token: '00000000-0000-4000-8000-000000000000' }]) {
      const answer = await send(call, extra);
      expect(answer.status).toBe(401);
      expectRefusal(answer, 'login.not.session');
    }
  });

  it.each(demanding)('$name refuses a request it cannot understand', async ({ call }) => {
    const token = await test.signIn('juan');
    const init =
      call.method === 'GET'
        ? {}
        : call.sealed
          ? await sealedInit({})
          : { body: JSON.stringify([]) };
    expectRefusal(await send(call, { token, ...init }), 'request_invalid');
  });

  it.each(withBody)('$name refuses a body that is too large', async ({ call }) => {
    const body = JSON.stringify({ value: 'x'.repeat(65 * 1024) });
    expectRefusal(await send(call, { body }), 'request_too_large');
  });

  it.each(table)('$name refuses a missing or doubled Merchant header', async ({ call }) => {
    for (const Merchant of ['', 'parola, parola']) {
      expectRefusal(await send(call, { headers: { Merchant } }), 'function.not.available');
    }
  });

  it.each(sealed)('$name refuses an open body', async ({ name, call }) => {
    const wire = toWire(call, examples[name], { merchant: 'parola', language: 'EN' });
    const token = await test.signIn('juan');
    expectRefusal(await send(call, { token, body: JSON.stringify(wire) }), 'seal_required');
  });
});

describe('the gateway', () => {
  it.each(['/wps/nothing', '/lgw/nothing', '/lotto/nothing', '/wps/'])(
    'answers %s, which is no call, with JSON and not_found',
    async (path) => {
      const { status, headers, text } = await test.fetchRaw(path);
      expect(status).toBe(404);
      expect(headers.get('Content-Type')).toContain('application/json');
      expect(JSON.parse(text)).toMatchObject({ success: false, errorCode: 'not_found' });
    },
  );

  it('lets nobody keep or misread its answers', async () => {
    const { headers } = await send(calls.getSystemStatus);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
