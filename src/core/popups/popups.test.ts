import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
});

async function open(settings: Parameters<typeof openApp>[0] = {}): Promise<OpenedApp> {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  return tab;
}

/** The same tab after the page was loaded anew. */
const reload = ({ browser, platform }: OpenedApp, more: Partial<typeof platform> = {}) =>
  open({ browser, platform: { sessionStorage: platform.sessionStorage, ...more } });

const day = 24 * 3_600_000;

describe('the greeting after registration', () => {
  it('is due until it is closed, also after a reload', async () => {
    const tab = await open();
    tab.app.popups.recordRegistration();
    expect(tab.platform.sessionStorage.getItem('registerDone')).toBe('1');
    const { app, platform } = await reload(tab);
    expect(app.popups.state.registered).toBe(true);
    app.popups.close('registerPromo');
    expect(app.popups.state.registered).toBe(false);
    expect(platform.sessionStorage.getItem('registerDone')).toBeNull();
  });

  it.each(['false', '0'])(
    'is not due when the flag is %s, and the flag is removed',
    async (flag) => {
      const tab = await open({ started: false });
      tab.platform.sessionStorage.setItem('registerDone', flag);
      const { app, platform } = await reload(tab);
      expect(app.popups.state.registered).toBe(false);
      expect(platform.sessionStorage.getItem('registerDone')).toBeNull();
    },
  );

  it('is for this tab only', async () => {
    const tab = await open({ signedIn: 'juan' });
    tab.app.popups.recordRegistration();
    const other = await open({ browser: tab.browser });
    await vi.waitFor(() => expect(other.app.session.state.username).toBe('juan'));
    expect(other.app.popups.state.registered).toBe(false);
  });
});

describe('the welcome of a first login', () => {
  it('is due after it, until it is hidden for the session', async () => {
    const tab = await open({ signedIn: 'nena' });
    expect(tab.app.popups.state).toMatchObject({ firstLogin: true, newbieHidden: false });
    const { app, platform } = await reload(tab);
    expect(app.popups.state).toMatchObject({ firstLogin: true, newbieHidden: false });
    app.popups.close('newbiePromo');
    expect(platform.sessionStorage.getItem('hideNewbiePromo')).toBe('1');
    expect((await reload(tab)).app.popups.state.newbieHidden).toBe(true);
  });

  it('is not due for other members, nor for the next one', async () => {
    const { app } = await open({ signedIn: 'nena' });
    await app.session.signOut();
    expect(app.popups.state).toMatchObject({ firstLogin: false, newbieHidden: false });
    expect((await open({ signedIn: 'juan' })).app.popups.state.firstLogin).toBe(false);
  });
});

describe('publicity', () => {
  it('that a member has closed stays closed for the session', async () => {
    const tab = await open({ signedIn: 'juan' });
    tab.app.popups.closePublicity(['202'], { again: true });
    expect(tab.platform.sessionStorage.getItem('publicityClose')).toBe('1');
    const { app } = await reload(tab);
    expect(app.popups.state).toMatchObject({ publicityHidden: true, closedAnnouncements: [] });
    await app.session.signOut();
    expect(app.popups.state).toMatchObject({ publicityHidden: false, advertised: true });
  });

  it('that was shown is not shown again in this tab: not after a reload, nor after a sign-in and a sign-out', async () => {
    const tab = await open();
    tab.app.popups.recordShown();
    expect(tab.app.popups.state.advertised).toBe(false);
    const { app, browser } = await reload(tab);
    expect(app.popups.state.advertised).toBe(true);
    const credentials = { username: 'juan', password: 'Parola2026', captcha: '', remember: false };
    await app.session.signIn(credentials);
    expect(app.popups.state.advertised).toBe(true);
    await app.session.signOut();
    expect(app.popups.state.advertised).toBe(true);
    expect((await open({ browser })).app.popups.state.advertised).toBe(false);
  });

  it('does not follow an offer', async () => {
    const { app } = await open();
    app.popups.recordRegistration();
    app.popups.close('registerPromo');
    expect(app.popups.state.advertised).toBe(true);
  });

  it('that is muted stays closed on this device for a day', async () => {
    const tab = await open();
    tab.app.popups.closePublicity(['201'], { again: false });
    const later = (ms: number) => reload(tab, { now: () => Date.now() + ms });
    expect((await later(day - 60_000)).app.popups.state.closedAnnouncements).toEqual(['201']);
    expect((await later(day)).app.popups.state.closedAnnouncements).toEqual([]);
  });

  it.each(['nonsense', '[]', '{"201":"soon"}', 'null'])(
    'is not kept away by %s',
    async (stored) => {
      const tab = await open({ started: false });
      tab.platform.localStorage.setItem('publicityMuted', stored);
      expect((await reload(tab)).app.popups.state.closedAnnouncements).toEqual([]);
    },
  );
});

describe('the offer of the app', () => {
  it('is due after signing out, in this tab only, until it is closed', async () => {
    const { app, browser } = await open({ signedIn: 'juan' });
    const other = await open({ browser });
    await app.session.signOut();
    expect(app.popups.state).toMatchObject({ hasLeft: true, appHidden: false });
    await vi.waitFor(() => expect(other.app.session.state.phase).toBe('guest'));
    expect(other.app.popups.state.hasLeft).toBe(false);
    app.popups.close('appDownload');
    expect(app.popups.state.appHidden).toBe(true);
  });

  it('is not due when the gateway has ended the session, nor after the next login', async () => {
    const { app } = await open({ signedIn: 'juan' });
    app.session.end('Somebody else has signed in');
    expect(app.popups.state.hasLeft).toBe(false);
    const again = await open({ signedIn: 'juan' });
    await again.app.session.signOut();
    await again.app.session.signIn({
      username: 'juan',
      password: 'Parola2026',
      captcha: '',
      remember: false,
    });
    expect(again.app.popups.state.hasLeft).toBe(false);
  });
});
