import { keys } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBalance } from '#protocol/calls/wallet.ts';
import { getMember } from '#protocol/calls/member.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '../cache/database.ts';
import { asksCaptcha } from '../accounts/captcha-demand.ts';
import type { Failure } from '../client/failure.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
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
const juan = { username: 'juan', password, captcha: '', remember: false };

function privateKeys({ browser }: OpenedApp): Promise<string[]> {
  return keys<string>(openStore({ indexedDb: () => browser.database })).then((all) =>
    all.filter((key) => key.startsWith('private/')),
  );
}

describe('signing in', () => {
  it('writes the member to the session storage', async () => {
    const { app, platform } = await open();
    await app.session.signIn({ ...juan, username: ' juan ', password: ` ${password} ` });
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
    expect(app.member.state.member).toMatchObject({ nickname: 'Juan', type: 0 });
    const { sessionStorage: storage } = platform;
    const names = ['account', 'username', 'nickname', 'isAgent', 'merchant', 'platform'];
    expect(names.map((name) => storage.getItem(name))).toEqual([
      'juan',
      'juan',
      'Juan',
      '0',
      'parola',
      'WEB',
    ]);
    expect(storage.getItem('token')).toBeTruthy();
    expect(storage.getItem('customerId')).toBe(app.member.state.member?.id);
  });

  it('is refused with a wrong password, and leaves a guest', async () => {
    const { app, platform } = await open();
    const failing = app.session.signIn({ ...juan, password: 'wrong' });
    await expect(failing).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'account_or_password_incorrect' },
    });
    expect(app.session.state.phase).toBe('guest');
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it('reports that a captcha is required', async () => {
    const { app, operator } = await open();
    await operator.settings({ captchaOnLogin: true });
    const failure = await app.session
      .signIn(juan)
      .catch((error: { failure: Failure }) => error.failure);
    expect(failure && asksCaptcha(failure)).toBe(true);
  });

  it('leaves no token when the member cannot be loaded', async () => {
    const { app, operator, platform } = await open();
    await operator.failNext(getMember, 500);
    await expect(app.session.signIn(juan)).rejects.toMatchObject({
      failure: { kind: 'unavailable', status: 500 },
    });
    expect(app.session.state.phase).toBe('guest');
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it('leaves a guest when a default password has to be changed', async () => {
    const { app } = await open();
    await app.session.signIn({ ...juan, username: 'dina' });
    expect(app.session.state).toMatchObject({ phase: 'guest', passwordChange: 'default' });
  });

  it('signs in at the first sign-in, and asks for a new password', async () => {
    const { app } = await open();
    await app.session.signIn({ ...juan, username: 'nena' });
    expect(app.session.state).toMatchObject({ phase: 'member', passwordChange: 'firstTime' });
  });

  it('seals the password', async () => {
    const { app, requests } = await open();
    await app.session.signIn(juan);
    const login = requests.find(({ url }) => url.includes('/wps/session/login'));
    expect(await login?.text()).toMatch(/^\{"value":"[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+"\}$/);
  });
});

describe('what a session remembers', () => {
  it('shows the promotion of the first sign-in after a reload too, until it is closed', async () => {
    const { app, browser, platform } = await open();
    await app.session.signIn({ ...juan, username: 'nena' });
    await app.session.changePassword({ newPassword: 'Bagong2026', confirmation: 'Bagong2026' });
    expect(app.popups.state.firstLogin).toBe(true);
    const { sessionStorage } = platform;
    const reloaded = await open({ browser, platform: { sessionStorage } });
    expect(reloaded.app.popups.state).toMatchObject({ firstLogin: true, newbieHidden: false });
    reloaded.app.popups.close('newbiePromo');
    const again = await open({ browser, platform: { sessionStorage } });
    expect(again.app.popups.state.newbieHidden).toBe(true);
  });

  it('loads the member info of a trial account once', async () => {
    const { app, requests } = await open({ signedIn: 'tino' });
    const loads = () => requests.filter(({ url }) => url.includes(`${getMember.path}?`)).length;
    const before = loads();
    await app.member.load();
    expect([before, loads()]).toEqual([1, 1]);
    expect(app.member.state.member?.type).toBe(4);
  });
});

describe('remember me', () => {
  it('remembers the name and the password on this device', async () => {
    const { app, browser } = await open();
    await app.session.signIn({ ...juan, remember: true });
    const later = await open({ browser, started: false });
    expect(await later.app.session.remembered()).toEqual({ username: 'juan', password, sms: null });
    expect(browser.cookies.read()).not.toContain(password);
    for (const cookie of browser.cookies.written) {
      expect(cookie).toMatch(/; Max-Age=\d+; Path=\/; Secure; SameSite=Strict$/);
    }
  });

  it('remembers only the name without the key', async () => {
    const { app, browser } = await open();
    await app.session.signIn({ ...juan, remember: true });
    const elsewhere = await open({ browser, started: false, platform: { indexedDb: () => null } });
    expect(await elsewhere.app.session.remembered()).toEqual({
      username: 'juan',
      password: '',
      sms: null,
    });
  });

  it('forgets all logins when it is not chosen', async () => {
    const { app, browser } = await open();
    await app.session.signIn({ ...juan, remember: true });
    await app.session.signOut();
    expect(await app.session.remembered()).not.toBeNull();
    await app.session.signIn({ ...juan, remember: false });
    expect(await app.session.remembered()).toBeNull();
    expect(browser.cookies.read()).toBe('');
  });
});

describe('starting', () => {
  it('restores the session of this tab', async () => {
    const { browser, platform } = await open({ signedIn: 'juan' });
    const reloaded = await open({ browser, platform: { sessionStorage: platform.sessionStorage } });
    expect(reloaded.app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
    await vi.waitFor(() => expect(reloaded.app.member.state.member?.account).toBe('juan'));
  });

  it('drops a token without a member', async () => {
    const { app, platform } = await open({ started: false });
    platform.sessionStorage.setItem('token', 'half');
    await app.start();
    expect(app.session.state.phase).toBe('guest');
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it('asks the open tabs before a new one is a guest', async () => {
    const { browser } = await open({ signedIn: 'juan' });
    const { app } = await open({ browser });
    // The other tab may be busy: then it answers a moment later.
    await vi.waitFor(() =>
      expect(app.session.state).toMatchObject({ phase: 'member', username: 'juan' }),
    );
    await app.balance.load();
    expect(app.balance.state.centavos).toBe(1_000_000);
  });

  it('reports that the earlier session has ended', async () => {
    const { browser, platform, operator } = await open({ signedIn: 'juan' });
    await operator.reset();
    const { app } = await open({ browser, platform: { sessionStorage: platform.sessionStorage } });
    await vi.waitFor(() => expect(app.session.state).toMatchObject({ phase: 'guest' }));
    expect(app.session.state.ended).not.toBeNull();
  });
});

describe('two tabs', () => {
  it('are signed in together', async () => {
    const one = await open();
    const other = await open({ browser: one.browser });
    await one.app.session.signIn(juan);
    await vi.waitFor(() => expect(other.app.session.state.username).toBe('juan'));
  });

  it('are signed out together, and nothing of the member stays', async () => {
    const one = await open({ signedIn: 'juan' });
    const other = await open({ browser: one.browser });
    for (const { app } of [one, other]) {
      await Promise.all([app.favourites.load(), app.balance.load(), app.member.load()]);
    }
    await vi.waitFor(async () => expect(await privateKeys(one)).not.toEqual([]));
    await one.app.session.signOut();
    await vi.waitFor(() => expect(other.app.session.state.phase).toBe('guest'));
    for (const { app, platform } of [one, other]) {
      expect(app.session.state).toMatchObject({ username: null, customerId: null, ended: null });
      expect(app.member.state.member).toBeNull();
      expect(app.balance.state.centavos).toBeNull();
      expect(app.favourites.state.games).toEqual([]);
      expect(platform.sessionStorage.getItem('token')).toBeNull();
      expect(platform.sessionStorage.getItem('merchantCode')).toBe('parola');
    }
    expect(await privateKeys(one)).toEqual([]);
  });

  it('both end when the gateway ends the session', async () => {
    const one = await open({ signedIn: 'juan' });
    const other = await open({ browser: one.browser });
    await vi.waitFor(() => expect(other.app.session.state.phase).toBe('member'));
    await one.operator.failNext(getBalance, 401, { errorCode: 'login.not.session' });
    await one.app.balance.load();
    await vi.waitFor(() => expect(other.app.session.state.phase).toBe('guest'));
    expect(other.app.session.state.ended).toBe(one.app.session.state.ended);
    for (const { app } of [one, other]) {
      expect(app.session.state.ended).not.toBeNull();
      app.session.confirmEnded();
      expect(app.session.state.ended).toBeNull();
    }
  });

  it('change the account together, and keep nothing of the one before', async () => {
    const one = await open({ signedIn: 'juan' });
    const other = await open({ browser: one.browser, started: false });
    await other.app.session.signIn({ ...juan, username: 'ana' });
    await vi.waitFor(() => expect(one.app.session.state.username).toBe('ana'));
    await vi.waitFor(() => expect(one.app.member.state.member?.account).toBe('ana'));
  });
});

describe('signing out', () => {
  it('ends the session at the gateway too', async () => {
    const { app, platform } = await open({ signedIn: 'juan' });
    const token = platform.sessionStorage.getItem('token') ?? '';
    await app.session.signOut();
    await expect(gateway.request(getBalance, {}, { token })).rejects.toMatchObject({ status: 401 });
  });

  it('works without a network', async () => {
    const { app, platform } = await open({ signedIn: 'juan' });
    platform.goOffline();
    await app.session.signOut();
    expect(app.session.state.phase).toBe('guest');
  });
});
