import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { boundedJson, createSessionMirror } from './session-mirror.ts';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());

/** The session storage keys of the specification, section 3. */
const specified = [
  'token',
  'account',
  'customerId',
  'isAgent',
  'merchant',
  'merchantCode',
  'platform',
  'nickname',
  'username',
  'toUpline',
  'memberLabel',
  'publicityClose',
  'favGames',
  'gameVendor',
  'vassGameType',
  'lottGames',
  'lottMenuGames',
  'validate',
  'settings',
  'merchantWallet',
  'consolidated',
  'domainRoute',
  'enableSalary',
  'enableContract',
  'cpw',
  'hideNewbiePromo',
  'registerDone',
];

describe('the session storage', () => {
  it('holds every specified key once its data is known', async () => {
    const { app, platform, close } = await openApp({ gateway, signedIn: 'ana' });
    const { sessionStorage } = platform;
    await Promise.all([
      app.catalogue.loadLobby(),
      app.favourites.load(),
      app.contracts.load(),
      app.lottery().then((lottery) => lottery.load()),
    ]);
    app.popups.recordRegistration();
    app.popups.close('newbiePromo');
    app.popups.closePublicity([], { again: true });
    const written = () => specified.filter((key) => sessionStorage.getItem(key) !== null);
    const expected = specified.filter((key) => key !== 'cpw');
    await vi.waitFor(() => expect(written()).toEqual(expected));
    expect(JSON.parse(sessionStorage.getItem('domainRoute') ?? '')).toEqual(expect.any(Array));

    await app.session.signOut();
    expect(sessionStorage.getItem('favGames')).toBeNull();
    expect(sessionStorage.getItem('merchantWallet')).toBeNull();
    expect(sessionStorage.getItem('gameVendor')).not.toBeNull();

    const credentials = { username: 'nena', password: 'Parola2026', captcha: '', remember: false };
    await app.session.signIn(credentials);
    expect(sessionStorage.getItem('cpw')).toBe('1');
    await close();
  });
});

describe('a mirrored list', () => {
  it('is cut to the entries that fit in 200 kB of JSON', () => {
    const list = Array.from({ length: 5_000 }, (_, id) => ({ id, name: 'x'.repeat(90) }));
    const json = boundedJson(list) ?? '';
    expect(json.length).toBeLessThanOrEqual(200_000);
    const kept: unknown = JSON.parse(json);
    expect(kept).toEqual(list.slice(0, Array.isArray(kept) ? kept.length : 0));
    expect(Array.isArray(kept) && kept.length).toBeGreaterThan(1_500);
    expect(boundedJson([])).toBe('[]');
  });

  it('of the member is not written after the session has ended', () => {
    const write = vi.fn();
    createSessionMirror({ write }).record('/wps/relay/MCSFE_getFavoriteGamesList', [], false);
    expect(write).not.toHaveBeenCalled();
  });
});
