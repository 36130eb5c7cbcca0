import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetPasswordByMobile } from '#protocol/calls/password.ts';
import { sendCode } from '#protocol/calls/verification.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { refusedField } from '../registration/field-refusal.ts';
import type { RegisterForm } from '../registration/registration.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  return { ...tab, accounts: await tab.app.accounts() };
}

const newestCode = async (to: string) => (await gateway.operator.outbox(to))[0]?.code ?? '';
const juan = { mobile: '9175550101', dialCode: '63' };

describe('a code', () => {
  it('cannot be requested again during the wait', async () => {
    let now = Date.now();
    const { accounts } = await open({ platform: { now: () => now } });
    const { codes } = accounts;
    await codes.requestForLogin(juan);
    expect(codes.state.waits.login).toBe(now + 300_000);
    now += 200_000;
    await codes.requestForLogin(juan);
    expect(await gateway.operator.outbox()).toHaveLength(1);
    now += 100_000;
    await codes.requestForLogin(juan);
    expect(await gateway.operator.outbox()).toHaveLength(2);
  });

  it('has a wait that outlasts a reload of the page', async () => {
    const { accounts, browser, platform } = await open();
    await accounts.codes.requestForReset(juan);
    const { sessionStorage } = platform;
    const reloaded = await open({ browser, platform: { sessionStorage } });
    const { waits } = reloaded.accounts.codes.state;
    expect(waits.reset).toBe(accounts.codes.state.waits.reset);
    expect(waits.login).toBeNull();
    expect(sessionStorage.getItem('codeCountdown')).not.toContain(juan.mobile);
  });

  it('that could not be sent starts no wait', async () => {
    let now = Date.now();
    const { accounts, operator } = await open({ platform: { now: () => now } });
    await operator.failNext(sendCode, 500);
    await expect(accounts.codes.requestForLogin(juan)).rejects.toBeInstanceOf(GatewayError);
    expect(accounts.codes.state.waits.login).toBeNull();
    now += 1_000;
    await accounts.codes.requestForLogin(juan);
    expect(accounts.codes.state.waits.login).not.toBeNull();
  });

  it('of firebase starts a wait of a minute, which another number ends', async () => {
    const now = Date.now();
    const { accounts } = await open({ platform: { now: () => now } });
    accounts.codes.sentByFirebase('register');
    expect(accounts.codes.state.waits.register).toBe(now + 60_000);
    accounts.codes.forget('register');
    expect(accounts.codes.state.waits.register).toBeNull();
  });
});

describe('countries', () => {
  it('are kept for use without a gateway', async () => {
    const { accounts, browser } = await open();
    await accounts.countries.load();
    expect(accounts.countries.state.countries).toContainEqual({ code: 'PH', dialCode: '63' });
    const later = await open({ browser });
    later.platform.goOffline();
    await later.accounts.countries.load();
    expect(later.accounts.countries.state.countries.length).toBeGreaterThan(200);
  });
});

describe('a forgotten password', () => {
  const fresh = 'Bagong2026';

  it('is replaced by phone, and the login form suggests the number', async () => {
    const { app, accounts } = await open();
    await accounts.codes.requestForReset(juan);
    const code = await newestCode('+639175550101');
    await accounts.passwordReset.byMobile({ ...juan, code, newPassword: fresh });
    expect(app.session.state).toMatchObject({ phase: 'guest', suggestedLogin: juan.mobile });
    await app.session.signIn({
      username: juan.mobile,
      password: fresh,
      captcha: '',
      remember: false,
    });
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
  });

  it('is not replaced with a wrong code', async () => {
    const { accounts } = await open();
    await accounts.codes.requestForReset(juan);
    const failing = accounts.passwordReset.byMobile({
      ...juan,
      code: '000000',
      newPassword: fresh,
    });
    await expect(failing).rejects.toMatchObject({
      failure: { code: 'verification_code_incorrect' },
    });
  });

  it('is replaced by e-mail, sent as a form, and has to be changed', async () => {
    const { app, accounts, requests } = await open();
    await accounts.passwordReset.byEmail('juan', 'juan@example.com');
    const mail = requests.find(({ url }) => url.includes('/password/email'));
    expect(mail?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await mail?.text()).toBe('username=juan&email=juan%40example.com');
    const password = await newestCode('juan@example.com');
    await app.session.signIn({ username: 'juan', password, captcha: '', remember: false });
    expect(app.session.state).toMatchObject({ phase: 'guest', passwordChange: 'default' });
    await app.session.changePassword({ newPassword: fresh, confirmation: fresh });
    expect(app.session.state.phase).toBe('member');
  });

  it('is sent sealed', async () => {
    const { accounts, requests } = await open();
    await accounts.passwordReset
      .byMobile({ ...juan, code: '123456', newPassword: fresh })
      .catch(() => undefined);
    const sent = requests.find(({ url }) => url.endsWith(resetPasswordByMobile.path));
    expect(await sent?.text()).toMatch(/^\{"value":"/);
  });
});

describe('registering', () => {
  const values = {
    username: 'Kiko77',
    password: 'Bangka2026',
    payeeName: 'Kiko Dela Cruz',
    mobileNum: '9185550042',
  };
  const form = (more: object = {}): RegisterForm => ({
    way: 'username',
    values: { ...values, ...more },
    confirmation: 'Bangka2026',
    dialCode: '63',
    registerUrl: 'http://localhost:4173/register',
  });

  async function code(accounts: Awaited<ReturnType<typeof open>>['accounts']): Promise<string> {
    await accounts.codes.requestForRegister({ mobile: '9185550042', dialCode: '63' }, 'username');
    return newestCode('+639185550042');
  }

  it('signs in, and marks the account as new', async () => {
    const { app, accounts, platform } = await open();
    const { registration } = accounts;
    expect(registration.isDone()).toBe(false);
    await registration.submit(form({ verificationCode: await code(accounts) }));
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'Kiko77' });
    expect(registration.isDone()).toBe(true);
    expect(platform.sessionStorage.getItem('registerDone')).toBe('1');
    registration.forgetDone();
    expect(registration.isDone()).toBe(false);
  });

  it('works by mobile number', async () => {
    const { app, accounts } = await open();
    const { username: _, ...rest } = values;
    const verificationCode = await code(accounts);
    const filledIn = form();
    const mobile: RegisterForm = {
      ...filledIn,
      way: 'mobile',
      values: { ...rest, verificationCode },
    };
    await accounts.registration.submit(mobile);
    expect(app.session.state.username).toBe('639185550042');
  });

  it('assigns a refusal to its field', async () => {
    const { accounts } = await open();
    const verificationCode = await code(accounts);
    const failing = accounts.registration.submit(form({ username: 'juan', verificationCode }));
    const error = await failing.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error instanceof GatewayError && refusedField(error.failure)).toMatchObject({
      field: 'username',
    });
  });

  it('creates no second account when it is sent again after a lost answer', async () => {
    const first = await open();
    const filledIn = form({ verificationCode: await code(first.accounts) });
    let isLost = false;
    const { app, accounts } = await open({
      browser: first.browser,
      platform: {
        async fetch(...request) {
          const answer = await first.platform.fetch(...request);
          const loses = !isLost && request[1]?.method === 'PUT';
          isLost ||= loses;
          if (loses) throw new TypeError('Failed to fetch');
          return answer;
        },
      },
    });
    const failing = accounts.registration.submit(filledIn);
    await expect(failing).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
    await accounts.registration.submit(filledIn);
    expect(app.session.state.username).toBe('Kiko77');
  });

  it('uses the rules of the operator, also the kept ones', async () => {
    const { accounts, browser } = await open();
    await accounts.registration.load();
    expect(accounts.registration.state.rules['username']).toMatchObject({ minLength: 4 });
    const later = await open({ browser });
    later.platform.goOffline();
    await later.accounts.registration.load();
    expect(later.accounts.registration.state.rules['username']).toMatchObject({ minLength: 4 });
  });

  it('checks an invitation code', async () => {
    const { accounts, operator } = await open();
    expect(await accounts.registration.isInvitation('ANA2026')).toBe(true);
    expect(await accounts.registration.isInvitation('NOBODY')).toBe(false);
    await operator.failNext({ path: '/wps/agent/affiliate' }, 500);
    await expect(accounts.registration.isInvitation('ANA2026')).rejects.toBeInstanceOf(
      GatewayError,
    );
  });
});
