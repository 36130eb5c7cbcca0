import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { type ModuleId, moduleIds } from '#protocol/vocabulary/module-id.ts';
import { answeredWithout } from './support/call-rights.ts';
import { callerOf } from './support/callers.ts';
import { sampleRequestOf, type CallName } from './support/sample-requests.ts';
import { openTestGateway, RefusedCall, type TestGateway } from './support/open-gateway.ts';

/** Modules that decide inside of calls, and modules of the app alone. `a module that decides inside of a call` has their tests. */
const inside = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'FIREBASECREATEACC3',
  'MOBILEVERCODELOGIN3',
  'LOGINIPVERF3',
  'PWDEXPFORCECHANGE3',
  'GEETESTLOGIN3',
  'GEETESTSMS3',
  'GEETESTEMAIL3',
  'WDRAWNOPASSVERIF3',
] as const satisfies readonly ModuleId[];

/** The app alone asks: the risk check of geetest sends facts of the device with the other checks. */
const ofTheApp: readonly ModuleId[] = ['GEETESTRISK3'];

/** Modules with others below them. */
const groups: Readonly<Partial<Record<ModuleId, readonly ModuleId[]>>> = {
  REG3: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'FIREBASECREATEACC3'],
  LOGIN3: ['VERIFICATION3', 'MOBILEVERCODELOGIN3', 'LOGINIPVERF3', 'FREEPLAY3'],
  PASS3: ['PWDEXPFORCECHANGE3', 'CHNGPASSVERIF3'],
  GEETEST3: ['GEETESTRISK3', 'GEETESTLOGIN3', 'GEETESTSMS3', 'GEETESTEMAIL3'],
  GAMELO3: ['GAMELOHOT3', 'GAMELOREC3', 'GAMELOFAV3', 'AGEANNOUNCE3'],
  MEMBER3: ['MEMCLUB3', 'MEMTRANS3', 'REWCEN3', 'REFERRAL3', 'PTSYS3', 'FUNDTRANS3'],
  AGENT3: ['AFFMAN3', 'AGENTPOLICY3', 'SIGNCONDIV3', 'DAILYSALCONT3', 'HOURSAL3', 'RTSALARY3'],
  SECURITY3: ['DPSTBAS3', 'WDRAWNOPASSVERIF3', 'PAYMENTPASS3', 'BINDCARD3', 'SECQUES3', 'BINDGA3'],
};

const notAvailable = 'function.not.available';
const table = (Object.entries(calls) as [CallName, Call][])
  .map(([name, call]) => ({ name, call, module: call.moduleId }))
  .filter(({ module }) => module !== null && module !== 'COMM3');
/** Two calls of one path: the first module that is on answers both. */
const sharedPath: readonly CallName[] = ['sendRegisterCode', 'sendMobileRegisterCode'];
const own = table.filter(({ name }) => !sharedPath.includes(name));

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
beforeEach(() => test.operator.reset());
afterAll(() => test.close());

const set = (modules: Partial<Record<ModuleId, boolean>>) => test.operator.settings({ modules });

/** The token that the sample of a call is sent with. */
async function tokenOf(name: CallName): Promise<string | null> {
  return calls[name].token === 'required' ? test.signIn(callerOf(name) ?? 'juan') : null;
}

/** Sends a request. Returns the code of its refusal, or null for an answer. */
async function codeOf(name: CallName, request: object, token: string | null) {
  const call: Call = calls[name];
  return test.request(call, request, token === null ? {} : { token }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof RefusedCall) return error.code;
      throw error;
    },
  );
}

describe('every module', () => {
  it('decides something: the calls that it names, something inside of a call, a group, or the app', () => {
    const used = new Set<ModuleId | null>([
      ...Object.values<Call>(calls).map(({ moduleId }) => moduleId),
      ...inside,
      ...ofTheApp,
      ...(Object.keys(groups) as ModuleId[]),
    ]);
    expect(moduleIds.filter((id) => !used.has(id))).toEqual([]);
  });

  it.each(own)('$module closes $name while it is off, and opens it again', async (row) => {
    const { name, module } = row;
    const token = await tokenOf(name);
    const sample = await sampleRequestOf(test, name, callerOf(name));
    await set({ [module ?? '']: false });
    const off = await codeOf(name, sample, token);
    if (answeredWithout.includes(name)) return expect(off).not.toBe(notAvailable);
    expect(off).toBe(notAvailable);
    await set({ [module ?? '']: true });
    expect(await codeOf(name, sample, token)).not.toBe(notAvailable);
  });

  it.each(sharedPath)('of registrations opens %s, and nothing else does', async (name) => {
    const sample = await sampleRequestOf(test, name);
    await set({ MOBILENUMREG3: false, REGMOBVERF3: false });
    expect(await codeOf(name, sample, null)).toBe(notAvailable);
    await set({ MOBILENUMREG3: true, REGMOBVERF3: false });
    expect(await codeOf(name, sample, null)).toBeNull();
  });

  it('of the calls of every page cannot be switched off', async () => {
    await set({ COMM3: false });
    const { modules } = await test.request(calls.getSystemStatus, {});
    expect(modules.COMM3).toBe(true);
    expect(await codeOf('getMember', {}, await tokenOf('getMember'))).toBeNull();
  });
});

describe('a group of modules', () => {
  it.each(Object.entries(groups))('%s switches its modules off with it', async (group, below) => {
    await set(Object.fromEntries(below.map((id) => [id, true])));
    await set({ [group]: true });
    const before = (await test.request(calls.getSystemStatus, {})).modules;
    expect(below.filter((id) => before[id] !== true)).toEqual([]);
    await set({ [group]: false });
    const { modules } = await test.request(calls.getSystemStatus, {});
    expect(below.filter((id) => modules[id] !== false)).toEqual([]);
  });

  it('that is off closes the calls of its modules', async () => {
    await set({ MEMBER3: false });
    expect(await codeOf('getPointReward', {}, null)).toBe(notAvailable);
    const token = await test.signIn('juan');
    expect(await codeOf('getReferralDetails', {}, token)).toBe(notAvailable);
  });
});

describe('a module that decides inside of a call', () => {
  const guess = { username: 'juan', password: 'wrong', captcha: '' };
  const signIn = (request: object) => codeOf('signIn', { ...guess, ...request }, null);

  it('CAPTCHA3 asks for captchas, and nobody is asked for one without it', async () => {
    await test.operator.settings({ captchaOnLogin: true });
    expect(await signIn({})).toBe('captcha_required');
    await set({ CAPTCHA3: false });
    await test.operator.settings({ registerRules: { captcha: { enabled: true } } });
    const call = test.request(calls.signIn, guess);
    await expect(call).rejects.toMatchObject({
      code: 'account_or_password_incorrect',
      value: null,
    });
    expect((await test.request(calls.getRegisterRules, {})).captcha?.enabled).toBe(false);
  });

  it('AFFMAN3 shows the field for the code of an agent', async () => {
    const field = async () => (await test.request(calls.getRegisterRules, {})).affiliateCode;
    expect((await field())?.enabled).toBe(true);
    await set({ AFFMAN3: false });
    expect((await field())?.enabled).toBe(false);
  });

  it('MOBILEVERCODELOGIN3 opens the sign-in by a code, by SMS and by firebase', async () => {
    const bySms = { username: '9171234567', type: 'sms' };
    const byFirebase = { type: 'firebase', identityChannel: 'sms', idToken: 'x' };
    expect(await signIn(bySms)).not.toBe(notAvailable);
    await set({ MOBILEVERCODELOGIN3: false });
    expect(await signIn(bySms)).toBe(notAvailable);
    expect(await signIn(byFirebase)).toBe(notAvailable);
  });

  it('MEMCLUB3 gives the member a level and a club', async () => {
    const caller = { token: await test.signIn('juan') };
    expect(await test.request(calls.getMember, {}, caller)).not.toMatchObject({ level: null });
    await set({ MEMCLUB3: false });
    const member = await test.request(calls.getMember, {}, caller);
    expect(member).toMatchObject({ level: null, club: null });
  });

  it('MEMCLUB3 raises levels, and makes up for it when the club opens again', async () => {
    const account = { username: 'bagong2', password: 'Simula2026', type: 0 } as const;
    const clubLabel = { labelName: 'Club', type: 'AUTO' };
    await test.operator.account({ ...account, clubLabel });
    const caller = { token: await test.signIn('bagong2', 'Simula2026') };
    const level = async () => (await test.request(calls.getMember, {}, caller)).level;
    await set({ MEMCLUB3: false });
    await test.operator.jobs('dailySums');
    await set({ MEMCLUB3: true });
    const before = await level();
    await test.operator.jobs('dailySums');
    expect([before, await level()]).toEqual([null, 'Tabing-dagat']);
  });

  it('GEETESTLOGIN3 asks for a passed check before a sign-in', async () => {
    expect(await signIn({})).toBe('account_or_password_incorrect');
    await set({ GEETEST3: true, GEETESTLOGIN3: true });
    expect(await signIn({})).toBe('geetest_captcha_err');
  });

  it('AGEANNOUNCE3 gives the drawn numbers, to members too', async () => {
    const token = await test.signIn('juan');
    expect(await codeOf('getMemberDraws', {}, token)).toBeNull();
    await set({ AGEANNOUNCE3: false });
    expect(await codeOf('getMemberDraws', {}, token)).toBe(notAvailable);
  });

  it('MEMTRANS3 gives the account record, also as a file', async () => {
    const sample = { ...(await sampleRequestOf(test, 'openExport')), what: 'account' };
    const token = await test.signIn('juan');
    expect(await codeOf('openExport', sample, token)).toBeNull();
    await set({ MEMTRANS3: false });
    expect(await codeOf('openExport', sample, token)).toBe(notAvailable);
    expect(await codeOf('openExport', { ...sample, what: 'bets' }, token)).toBeNull();
  });

  it('PASS3 lets members change their password, and a forced change does not need it', async () => {
    const change = { newPassword: 'Bago2026xyz', confirmation: 'Bago2026xyz' };
    const own = { oldPassword: 'Parola2026', ...change };
    await set({ PASS3: false });
    expect(await codeOf('changePassword', own, await test.signIn('juan'))).toBe(notAvailable);
    const agent = { token: await test.signIn('ana') };
    const made = { username: 'bagong1', password: 'Simula2026', type: 0, rebate: 0 } as const;
    await test.request(calls.createDownline, made, agent);
    const first = { username: 'bagong1', password: 'Simula2026', captcha: '' };
    const { token } = await test.request(calls.signIn, first);
    const forced = { oldPassword: 'Simula2026', ...change };
    expect(await codeOf('changePassword', forced, token)).toBeNull();
  });

  it.each([
    ['SIGNCONDIV3', 'dividend'],
    ['DAILYSALCONT3', 'dailySalary'],
    ['HOURSAL3', 'hourlySalary'],
    ['RTSALARY3', 'realTimeSalary'],
  ] as const)('%s lets an agent offer a contract of its kind', async (module, kind) => {
    const token = await tokenOf('offerAgentContract');
    const caller = callerOf('offerAgentContract');
    const sample = { ...(await sampleRequestOf(test, 'offerAgentContract', caller)), kind };
    await set({ [module]: false });
    expect(await codeOf('offerAgentContract', sample, token)).toBe(notAvailable);
    await set({ [module]: true });
    expect(await codeOf('offerAgentContract', sample, token)).not.toBe(notAvailable);
  });
});
