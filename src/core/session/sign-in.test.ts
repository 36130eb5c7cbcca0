import { UnsecuredJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changePassword as changeCall } from '#protocol/calls/password.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { accounts as people } from '#demo/content/accounts.ts';
import { unsignedIdTokens } from '#gateway/accounts/sign-in/id-tokens.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import type { Failure } from '../client/failure.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => {
  gateway = await openTestGateway({ verifyIdToken: unsignedIdTokens('demo-x') });
});
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(settings: Parameters<typeof openApp>[0] = {}): Promise<OpenedApp> {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  return tab;
}

const password = 'Parola2026';
const fresh = 'Bagong2026';
const as = (username: string, more: object = {}) => ({
  username,
  password,
  captcha: '',
  remember: false,
  ...more,
});
const newestCode = async (to: string) => (await gateway.operator.outbox(to))[0]?.code ?? '';
const codeOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    ({ failure }: { failure: Failure }) => (failure.kind === 'refused' ? failure.code : null),
  );

describe('a captcha', () => {
  it('that is required is loaded, copied and sent', async () => {
    const { app, operator } = await open();
    await operator.settings({ captchaOnLogin: true });
    expect(await codeOf(app.session.signIn(as('juan')))).toBe('captcha_required');
    const { captcha } = await app.accounts();
    await captcha.refresh();
    expect(captcha.state.picture).toMatch(/^data:image\/png;base64,iVBOR/);
    const text = (await operator.captchas())[0]?.text;
    await app.session.signIn(as('juan', { captcha: text }));
    expect(app.session.state.phase).toBe('member');
  });

  it('is loaded once a second at most', async () => {
    let now = Date.now();
    const { app, requests } = await open({ platform: { now: () => now } });
    const { captcha } = await app.accounts();
    const fetched = () => requests.filter(({ url }) => url.includes('/wps/captcha')).length;
    await Promise.all([captcha.refresh(), captcha.refresh()]);
    expect(fetched()).toBe(1);
    now += 1_000;
    await captcha.refresh();
    expect(fetched()).toBe(2);
    await captcha.renew();
    expect(fetched()).toBe(3);
  });
});

describe('the second step', () => {
  const iggy = people.find(({ username }) => username === 'iggy');
  function totp(): string {
    return new TOTP({ secret: Secret.fromBase32(iggy?.totpSecret ?? '') }).generate();
  }

  it('is required, with the offered channels', async () => {
    const { app, platform } = await open();
    await app.session.signIn(as('iggy'));
    expect(app.session.state).toMatchObject({
      phase: 'guest',
      secondStep: {
        username: 'iggy',
        offers: [
          { channel: 'sms', hint: '+63 *** 0110' },
          { channel: 'email', hint: 'i***@example.com' },
          { channel: 'ga', hint: null },
          { channel: 'payee', hint: null },
        ],
      },
    });
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it('signs in with the sent code, and remembers the login as chosen', async () => {
    const { app, browser } = await open();
    await app.session.signIn(as('iggy', { remember: true }));
    expect(browser.cookies.read()).toBe('');
    const { codes } = await app.accounts();
    await codes.requestForSecondStep('sms');
    expect(codes.state.waits.secondStep).toBeGreaterThan(Date.now() + 295_000);
    await app.session.verifySecondStep('sms', await newestCode('+639175550110'));
    expect(app.session.state).toMatchObject({ phase: 'member', secondStep: null });
    expect(await app.session.remembered()).toMatchObject({ username: 'iggy', password });
  });

  it('signs in with the code of an authenticator app', async () => {
    const { app } = await open();
    await app.session.signIn(as('iggy'));
    await app.session.verifySecondStep('ga', totp());
    expect(app.session.state.phase).toBe('member');
  });

  it('signs in with a real name', async () => {
    const { app } = await open();
    await app.session.signIn(as('iggy'));
    await app.session.verifySecondStep('payee', 'iggy evangelista');
    expect(app.session.state.phase).toBe('member');
  });

  it('that is wrong may be tried again', async () => {
    const { app } = await open();
    await app.session.signIn(as('iggy'));
    const wrong = app.session.verifySecondStep('payee', 'Somebody Else');
    expect(await codeOf(wrong)).toBe('real_name_incorrect');
    expect(app.session.state.secondStep).not.toBeNull();
    await app.session.verifySecondStep('payee', 'Iggy Evangelista');
  });

  it('can be cancelled', async () => {
    const { app } = await open();
    await app.session.signIn(as('iggy'));
    await app.session.cancelSecondStep();
    expect(app.session.state.secondStep).toBeNull();
    await expect(app.session.verifySecondStep('payee', 'Iggy Evangelista')).rejects.toMatchObject({
      silent: true,
    });
  });
});

describe('signing in by SMS', () => {
  const number = { mobile: '9175550101', dialCode: '63' };

  it('works with the code that was sent, and remembers the number', async () => {
    const { app, browser } = await open();
    await app.session.signIn(as('ana', { remember: true }));
    await app.session.signOut();
    const { codes } = await app.accounts();
    await codes.requestForLogin(number);
    const code = await newestCode('+639175550101');
    await app.session.signInBySms({ ...number, code, captcha: '', remember: true });
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
    const sms = { mobile: '9175550101', dialCode: '63' };
    expect(await app.session.remembered()).toEqual({ username: 'ana', password, sms });
    expect(decodeURIComponent(browser.cookies.read())).toContain(
      'loginTypeSms={"mobileNum":"9175550101","countryDialingCode":"63"}',
    );
  });

  it('forgets all logins when it is not chosen', async () => {
    const { app, browser } = await open();
    await app.session.signIn(as('ana', { remember: true }));
    await app.session.signOut();
    const { codes } = await app.accounts();
    await codes.requestForLogin(number);
    const code = await newestCode('+639175550101');
    await app.session.signInBySms({ ...number, code, captcha: '', remember: false });
    expect(browser.cookies.read()).toBe('');
  });

  it('requires no password change', async () => {
    const { app } = await open();
    const dina = { mobile: '9175550109', dialCode: '63' };
    await (await app.accounts()).codes.requestForLogin(dina);
    const code = await newestCode('+639175550109');
    await app.session.signInBySms({ ...dina, code, captcha: '', remember: false });
    expect(app.session.state).toMatchObject({ phase: 'member', passwordChange: null });
  });
});

const now = Math.floor(Date.now() / 1000);
const tokenOf = (claims: object) =>
  new UnsecuredJWT({
    sub: 'u1',
    iss: 'https://securetoken.google.com/demo-x',
    aud: 'demo-x',
    iat: now,
    exp: now + 3600,
    ...claims,
  }).encode();

describe('signing in by firebase', () => {
  it('works for the number that firebase has sent its code to, and remembers it', async () => {
    const { app } = await open();
    const firebase = { sign_in_provider: 'phone' };
    const idToken = tokenOf({ phone_number: '+639175550101', firebase });
    const sms = { mobile: '9175550101', dialCode: '63' };
    const proof = { identityChannel: 'sms', idToken } as const;
    await app.session.signInBySms({ ...sms, ...proof, captcha: '', remember: true });
    expect(app.session.state.username).toBe('juan');
    expect(await app.session.remembered()).toMatchObject({ sms });
  });

  it('reports that there is no account', async () => {
    const { app } = await open();
    const idToken = tokenOf({ firebase: { sign_in_provider: 'google.com' } });
    const failing = app.session.signInByFirebase({ channel: 'google', idToken });
    expect(await codeOf(failing)).toBe('account_unknown');
  });
});

describe('registering by firebase', () => {
  it('accepts its proof of the number, and connects the identity to the account', async () => {
    const { app } = await open();
    const { registration } = await app.accounts();
    const google = tokenOf({ sub: 'u7', firebase: { sign_in_provider: 'google.com' } });
    const phone = { phone_number: '+639185550043', firebase: { sign_in_provider: 'phone' } };
    await gateway.operator.settings({ modules: { FIREBASECREATEACC3: true } });
    registration.setIdentity({ channel: 'google', idToken: google, name: 'kiko@example.com' });
    expect(registration.state.social).toEqual({ channel: 'google', name: 'kiko@example.com' });
    await registration.submit({
      way: 'username',
      values: {
        username: 'Kiko43',
        password: 'Bangka2026',
        payeeName: 'Kiko Dela Cruz',
        mobileNum: '9185550043',
        verificationCode: '123456',
      },
      dialCode: '63',
      registerUrl: 'http://localhost:4173/register',
      proof: { identityChannel: 'sms', idToken: tokenOf(phone) },
    });
    expect(registration.state.social).toBeNull();
    await app.session.signOut();
    await app.session.signInByFirebase({ channel: 'google', idToken: google });
    expect(app.session.state.username).toBe('Kiko43');
  });
});

describe('a password that has to be changed', () => {
  const change = { newPassword: fresh, confirmation: fresh };

  it.each([
    ['ed', 'expired'],
    ['dina', 'default'],
  ])('holds %s back until then, and the old one need not be typed', async (name, why) => {
    const { app } = await open();
    await app.session.signIn(as(name));
    expect(app.session.state).toMatchObject({
      phase: 'guest',
      username: name,
      passwordChange: why,
      knowsPassword: true,
    });
    await app.session.changePassword(change);
    expect(app.session.state).toMatchObject({
      phase: 'member',
      username: name,
      passwordChange: null,
      knowsPassword: false,
    });
    await app.balance.load();
    expect(app.balance.state.centavos).not.toBeNull();
  });

  it('at the first sign-in is changed after signing in', async () => {
    const { app, platform } = await open();
    await app.session.signIn(as('nena'));
    expect(app.session.state).toMatchObject({ phase: 'member', knowsPassword: true });
    expect(platform.sessionStorage.getItem('cpw')).toBe('1');
    await app.session.changePassword(change);
    expect(app.session.state).toMatchObject({ phase: 'member', passwordChange: null });
    expect(platform.sessionStorage.getItem('cpw')).toBeNull();
  });

  it('requires the old one after a reload, because it is not stored', async () => {
    const { app, browser, platform } = await open();
    await app.session.signIn(as('nena'));
    const { sessionStorage } = platform;
    const reloaded = await open({ browser, platform: { sessionStorage } });
    expect(reloaded.app.session.state).toMatchObject({
      passwordChange: 'firstTime',
      knowsPassword: false,
    });
    expect(await codeOf(reloaded.app.session.changePassword(change))).toBe('request_invalid');
    await reloaded.app.session.changePassword({ ...change, oldPassword: password });
    expect(reloaded.app.session.state.passwordChange).toBeNull();
  });

  it('may be skipped by signing out', async () => {
    const { app, platform } = await open();
    await app.session.signIn(as('ed'));
    await app.session.signOut();
    expect(app.session.state).toMatchObject({
      phase: 'guest',
      passwordChange: null,
      username: null,
    });
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it('is dropped by a reload, after which the player signs in again', async () => {
    const { app, browser, platform } = await open();
    await app.session.signIn(as('ed'));
    const { sessionStorage } = platform;
    const reloaded = await open({ browser, platform: { sessionStorage } });
    expect(reloaded.app.session.state.phase).toBe('guest');
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('replaces the remembered one', async () => {
    const { app } = await open();
    await app.session.signIn(as('dina', { remember: true }));
    await app.session.changePassword(change);
    expect(await app.session.remembered()).toMatchObject({ username: 'dina', password: fresh });
  });

  it('is not changed after a failure, and may be tried again', async () => {
    const { app, operator } = await open();
    await app.session.signIn(as('dina'));
    await operator.failNext(changeCall, 500);
    await expect(app.session.changePassword(change)).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    expect(app.session.state).toMatchObject({ passwordChange: 'default', knowsPassword: true });
    await app.session.changePassword(change);
  });

  it('ends the other sessions of the account', async () => {
    const other = await gateway.signIn('juan');
    const { app } = await open({ signedIn: 'juan' });
    await app.session.changePassword({ ...change, oldPassword: password });
    const over = gateway.request(getBalance, {}, { token: other });
    await expect(over).rejects.toMatchObject({ status: 401 });
    expect(app.session.state.phase).toBe('member');
  });
});

describe('free play', () => {
  it('signs a trial account in', async () => {
    const { app, platform } = await open();
    await app.session.freePlay('Linux');
    expect(app.session.state.phase).toBe('member');
    expect(app.member.state.member?.type).toBe(4);
    expect(platform.sessionStorage.getItem('isAgent')).toBe('4');
  });
});
