import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#protocol/calls/password.ts';
import { signIn, signInFreePlay } from '#protocol/calls/sign-in.ts';
import { getDesKey } from '#protocol/des-seal.ts';
import { getSealKey } from '#protocol/seal.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { desFront } from '#tests/support/des-front.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { testBrowser } from '#tests/support/test-browser.ts';
import { brandFrom } from '../brand.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

const watched = [getSealKey, getDesKey, signIn, signInFreePlay, changePassword];
const sealedPaths: readonly string[] = watched.map(({ path }) => path);

/** An app in front of a gateway that knows DES only, with the paths of keys and sealed calls that it has called. */
async function open({ sealing = 'des', demandsDigest = false } = {}) {
  const { server, bodies } = desFront(gateway, { demandsDigest });
  const paths: string[] = [];
  const browser = testBrowser((request) => {
    const { pathname } = new URL(request.url);
    if (sealedPaths.includes(pathname)) paths.push(pathname);
    return server(request);
  });
  const brand = brandFrom({ PAROLA_SEALING: sealing });
  const tab = await openApp({ gateway, browser, brand });
  tabs.push(tab);
  return { ...tab, paths, bodies };
}

const nena = { username: 'nena', password: demoPassword, captcha: '', remember: false };

describe('at a gateway that knows DES only', () => {
  it('a member signs in and changes the password, with one key', async () => {
    const { app, paths, bodies } = await open();
    await app.session.signIn(nena);
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'nena' });
    const fresh = 'Bagong2026';
    await app.session.changePassword({ newPassword: fresh, confirmation: fresh });
    expect(paths).toEqual([getDesKey.path, signIn.path, changePassword.path]);
    expect(bodies).toMatchObject([{ password: demoPassword }, { newPassword: fresh }]);
  });

  it('a member signs in where the digest pair is demanded, and is asked for it once', async () => {
    const { app, paths } = await open({ sealing: 'auto', demandsDigest: true });
    await app.session.signIn(nena);
    const fresh = 'Bagong2026';
    await app.session.changePassword({ newPassword: fresh, confirmation: fresh });
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'nena' });
    expect(paths).toEqual([
      getSealKey.path,
      getDesKey.path,
      signIn.path,
      signIn.path,
      changePassword.path,
    ]);
  });

  it('a trial account signs in', async () => {
    const { app, bodies } = await open();
    await app.session.freePlay('Linux');
    expect(app.session.state.phase).toBe('member');
    expect(bodies).toEqual([{ os: 'Linux', platform: 'W', 'X-Gateway-Version': 3 }]);
  });

  it('a wrong password is refused, and the JWE alone finds no key', async () => {
    const wrong = await open();
    const mistyped = { ...nena, password: 'Parolañ₱' };
    await expect(wrong.app.session.signIn(mistyped)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'account_or_password_incorrect' },
    });
    expect(wrong.bodies).toMatchObject([{ password: mistyped.password }]);
    const jwe = await open({ sealing: 'jwe' });
    await expect(jwe.app.session.signIn(nena)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'function.not.available', status: 404 },
    });
  });
});
