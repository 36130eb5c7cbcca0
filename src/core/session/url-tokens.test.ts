import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMember } from '#protocol/calls/member.ts';
import { signInByLink } from '#protocol/calls/security/sign-in-link.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

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

/** A page that was opened with a token, once. */
function bringing(token: string) {
  let brought: string | null = token;
  return () => {
    const taken = brought;
    brought = null;
    return taken;
  };
}

describe('a token of a session in the address', () => {
  it('signs its member in after a guest has seen the account and agreed, in all tabs', async () => {
    const { browser, app: other } = await open();
    const takeToken = bringing(await gateway.signIn('juan'));
    const { app, platform } = await open({ browser, platform: { takeToken } });
    expect(app.session.state).toMatchObject({ phase: 'guest', offeredAccount: 'juan' });
    expect(platform.sessionStorage.getItem('token')).toBeNull();
    await app.session.answerOffer(true);
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'juan' });
    await vi.waitFor(() => expect(other.session.state.username).toBe('juan'));
    expect(takeToken()).toBeNull();
  });

  it('leaves a guest who does not agree', async () => {
    const takeToken = bringing(await gateway.signIn('juan'));
    const { app, platform } = await open({ platform: { takeToken } });
    await app.session.answerOffer(false);
    await app.session.answerOffer(true);
    expect(app.session.state).toMatchObject({ phase: 'guest', offeredAccount: null });
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it.each([null, 'ana'])(
    'that is invalid asks nothing and ends nothing, beside %s',
    async (who) => {
      const takeToken = bringing('nonsense');
      const { platform: before, browser } = await open(who === null ? {} : { signedIn: who });
      const { sessionStorage } = before;
      const { app } = await open({ browser, platform: { sessionStorage, takeToken } });
      expect(app.session.state).toMatchObject({ username: who, offeredAccount: null, ended: null });
    },
  );

  it('that is invalid leaves a guest', async () => {
    const { app, platform } = await open({ platform: { takeToken: bringing('nonsense') } });
    expect(app.session.state.phase).toBe('guest');
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it('replaces the member who is signed in after the player agrees, in all tabs', async () => {
    const { browser, platform, app: other } = await open({ signedIn: 'ana' });
    const { sessionStorage } = platform;
    const anas = sessionStorage.getItem('token') ?? '';
    const takeToken = bringing(await gateway.signIn('juan'));
    const { app } = await open({ browser, platform: { sessionStorage, takeToken } });
    expect(app.session.state).toMatchObject({ username: 'ana', offeredAccount: 'juan' });
    await app.session.answerOffer(true);
    expect(app.session.state).toMatchObject({ username: 'juan', offeredAccount: null });
    expect(app.member.state.member?.account).toBe('juan');
    await vi.waitFor(() => expect(other.session.state.username).toBe('juan'));
    const left = gateway.request(getMember, {}, { token: anas });
    await expect(left).rejects.toMatchObject({ status: 401 });
  });

  it('is not used in a new tab while another tab is signed in, unless the player agrees', async () => {
    const { browser } = await open({ signedIn: 'ana' });
    const token = await gateway.signIn('juan');
    const { app, platform } = await open({ browser, platform: { takeToken: bringing(token) } });
    expect(app.session.state).toMatchObject({ username: 'ana', offeredAccount: 'juan' });
    await app.session.answerOffer(false);
    expect(app.session.state).toMatchObject({ username: 'ana', offeredAccount: null });
    await app.session.answerOffer(true);
    expect(app.session.state.username).toBe('ana');
    expect(platform.sessionStorage.getItem('token')).not.toBe(token);
  });

  it('that is already the token of the session asks nothing', async () => {
    const { platform, browser } = await open({ signedIn: 'ana' });
    const { sessionStorage } = platform;
    const takeToken = bringing(sessionStorage.getItem('token') ?? '');
    const { app } = await open({ browser, platform: { sessionStorage, takeToken } });
    expect(app.session.state).toMatchObject({ username: 'ana', offeredAccount: null });
  });

  it('is dropped when its member cannot be loaded', async () => {
    const token = await gateway.signIn('juan');
    const { app, platform } = await open({ platform: { takeToken: bringing(token) } });
    await gateway.operator.failNext(getMember, 500);
    await expect(app.session.answerOffer(true)).rejects.toThrow();
    expect(app.session.state.phase).toBe('guest');
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it('asks nothing while the gateway does not name its account', async () => {
    const token = await gateway.signIn('juan');
    await gateway.operator.failNext(getMember, 500);
    const { app } = await open({ platform: { takeToken: bringing(token) } });
    expect(app.session.state).toMatchObject({ phase: 'guest', offeredAccount: null });
  });
});

describe('a token in the address that works once', () => {
  const opened = async (token: string) => open({ platform: { takeToken: bringing(token) } });
  const newToken = async (username = 'juan') => (await gateway.operator.signInLink(username)).token;
  const over = { kind: 'refused', code: 'sign_in_link_over' };

  it('is exchanged for a token of the session after the player agrees, and not before', async () => {
    const token = await newToken();
    const { app, platform } = await opened(token);
    expect(app.session.state).toMatchObject({ phase: 'guest', offeredAccount: 'juan' });
    const other = await opened(token);
    expect(other.app.session.state).toMatchObject({ phase: 'guest', offeredAccount: 'juan' });
    await app.session.answerOffer(true);
    expect(app.session.state).toMatchObject({ username: 'juan', offeredAccount: null });
    const own = platform.sessionStorage.getItem('token') ?? '';
    expect(own).not.toContain(token.slice(5));
    expect(await gateway.request(getMember, {}, { token: own })).toMatchObject({ account: 'juan' });
    await expect(other.app.session.answerOffer(true)).rejects.toMatchObject({ failure: over });
    expect(other.app.session.state).toMatchObject({ phase: 'guest', offeredAccount: null });
  });

  it('that is used or too old is shown to the player, who stays', async () => {
    const token = await newToken();
    await gateway.operator.advance(301);
    const { platform, browser } = await open({ signedIn: 'ana' });
    const { sessionStorage } = platform;
    const takeToken = bringing(token);
    const { app } = await open({ browser, platform: { sessionStorage, takeToken } });
    expect(app.session.state).toMatchObject({ username: 'ana', offeredAccount: null });
    expect(app.ui.state.failure).toMatchObject(over);
  });

  it('replaces the member who is signed in, who stays when it was used meanwhile', async () => {
    const { platform, browser } = await open({ signedIn: 'ana' });
    const { sessionStorage } = platform;
    const anas = sessionStorage.getItem('token') ?? '';
    const token = await newToken();
    const tab = () => open({ browser, platform: { sessionStorage, takeToken: bringing(token) } });
    const { app } = await tab();
    expect(app.session.state).toMatchObject({ username: 'ana', offeredAccount: 'juan' });
    const elsewhere = await opened(token);
    await elsewhere.app.session.answerOffer(true);
    await expect(app.session.answerOffer(true)).rejects.toMatchObject({ failure: over });
    expect(app.session.state).toMatchObject({ username: 'ana', offeredAccount: null });
    const again = bringing(await newToken());
    const next = await open({ browser, platform: { sessionStorage, takeToken: again } });
    await next.app.session.answerOffer(true);
    expect(next.app.session.state).toMatchObject({ username: 'juan', offeredAccount: null });
    const left = gateway.request(getMember, {}, { token: anas });
    await expect(left).rejects.toMatchObject({ status: 401 });
  });

  it('goes on where the gateway did not answer, also after the exchange', async () => {
    const { app } = await opened(await newToken());
    await gateway.operator.failNext(signInByLink, 502);
    await expect(app.session.answerOffer(true)).rejects.toThrow();
    expect(app.session.state).toMatchObject({ phase: 'guest', offeredAccount: 'juan' });
    await gateway.operator.failNext(getMember, 502);
    await expect(app.session.answerOffer(true)).rejects.toThrow();
    expect(app.session.state).toMatchObject({ phase: 'guest', offeredAccount: 'juan' });
    await app.session.answerOffer(true);
    expect(app.session.state).toMatchObject({ username: 'juan', offeredAccount: null });
  });

  it('of a suspended account says so', async () => {
    const token = await newToken();
    await gateway.operator.failNext(signInByLink, 200, { errorCode: 'account_suspended' });
    const { app } = await opened(token);
    const refused = { failure: { kind: 'refused', code: 'account_suspended' } };
    await expect(app.session.answerOffer(true)).rejects.toMatchObject(refused);
    expect(app.session.state).toMatchObject({ phase: 'guest', offeredAccount: null });
  });
});
