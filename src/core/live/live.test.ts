import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getLiveAddress, openLiveStream } from '#protocol/calls/live.ts';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import { signOutOtherDevices } from '#protocol/calls/security/devices.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { liveStreamPath } from '#protocol/paths.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { testBrowser } from '#tests/support/test-browser.ts';
import type { MergedEvent } from './live.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function openGateway(): Promise<TestGateway> {
  const gateway = await openTestGateway();
  opened.push(gateway.close);
  return gateway;
}

/** A browser whose requests are counted, and whose streams can be cut. */
function openBrowser(gateway: TestGateway) {
  const urls: URL[] = [];
  const cuts = new Set<AbortController>();
  let isCut = false;
  const browser = testBrowser(async (request) => {
    const url = new URL(request.url);
    urls.push(url);
    if (url.pathname !== liveStreamPath) return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    if (isCut) return new Response(null, { status: 502 });
    const { body, headers } = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    const cut = new AbortController();
    cuts.add(cut);
    const { signal } = cut;
    return new Response(body?.pipeThrough(new TransformStream(), { signal }), { headers });
  });
  return {
    browser,
    urls,
    count: (path: string) => urls.filter(({ pathname }) => pathname === path).length,
    /** Breaks the open streams, and answers 502 to new ones until `mend`. */
    cut(): void {
      isCut = true;
      cuts.forEach((one) => one.abort());
    },
    mend: () => void (isCut = false),
  };
}

/** A tab with live events, before which `prepare` runs. `told` lists the events that its player was notified of. */
async function openTab(
  gateway: TestGateway,
  { browser }: Pick<ReturnType<typeof openBrowser>, 'browser'>,
  settings: Parameters<typeof openApp>[0] = {},
  prepare: () => void = () => {},
) {
  const platform = { locks: browser.locks, ...settings.platform };
  const tab = await openApp({ gateway, browser, ...settings, platform });
  opened.push(tab.close);
  prepare();
  const live = await tab.app.live();
  const notified: MergedEvent[] = [];
  live.listen((event) => void notified.push(event));
  return { ...tab, notified };
}

const streaming = (count: (path: string) => number, times = 1) =>
  vi.waitFor(() => expect(count(liveStreamPath)).toBe(times));
const realTimeout = setTimeout;
/** The first frame of a stream has arrived. */
const settle = () => new Promise((resolve) => realTimeout(resolve, 100));

/** The pauses of the app last until the test moves their clock on. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Moves the clock on when the app has begun to wait. */
async function pass(ms: number): Promise<void> {
  await settle();
  vi.advanceTimersByTime(ms);
}

const notify = (gateway: TestGateway, to = 'juan') =>
  gateway.operator.message({ to, title: 'Hello', content: 'Hello' });
const message = { kind: 'newMessage', amount: null, count: 1 };
const kindsOf = ({ notified }: { notified: readonly MergedEvent[] }) =>
  notified.map(({ kind }) => kind);

describe('a tab', () => {
  it('gets an event, and refreshes the page, without a token in an address', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const tab = await openTab(gateway, page, { signedIn: 'juan' });
    await streaming(page.count);
    await settle();
    const before = tab.app.messages.state.unread;
    await notify(gateway);
    await vi.waitFor(() => expect(tab.notified).toEqual([message]));
    await vi.waitFor(() => expect(tab.app.messages.state.unread).toBe(before + 1));
    await notify(gateway, 'ana');
    await settle();
    expect(tab.notified).toHaveLength(1);
    const token = tab.platform.sessionStorage.getItem('token') ?? '';
    expect(token).not.toBe('');
    expect(page.urls.filter(({ href }) => href.includes(token))).toEqual([]);
  });

  it('of a guest opens no stream, and ends it when the member signs out', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const tab = await openTab(gateway, page);
    await settle();
    expect(page.count(openLiveStream.path)).toBe(0);
    const credentials = { username: 'juan', password: demoPassword, captcha: '', remember: false };
    await tab.app.session.signIn(credentials);
    await streaming(page.count);
    await tab.app.session.signOut();
    await notify(gateway);
    await settle();
    expect(tab.notified).toEqual([]);
    expect(page.count(liveStreamPath)).toBe(1);
    await tab.app.session.signIn({ ...credentials, username: 'ana' });
    await streaming(page.count, 2);
    await settle();
    await notify(gateway);
    await notify(gateway, 'ana');
    await vi.waitFor(() => expect(tab.notified).toEqual([message]));
  });

  it('is signed out at once when another device ends its session', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const tab = await openTab(gateway, page, { signedIn: 'juan' });
    await streaming(page.count);
    await settle();
    const elsewhere = await gateway.signIn('juan');
    await gateway.request(signOutOtherDevices, {}, { token: elsewhere });
    await vi.waitFor(() => expect(tab.app.session.state.ended).toBe(''));
    expect(tab.app.session.state.phase).toBe('guest');
    expect(kindsOf(tab)).toEqual(['signedOutElsewhere']);
  });

  it('catches up after a gap, and shows nothing twice', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const tab = await openTab(gateway, page, { signedIn: 'juan' });
    await streaming(page.count);
    await settle();
    await notify(gateway);
    await vi.waitFor(() => expect(tab.notified).toHaveLength(1));
    stopClock();
    page.cut();
    await notify(gateway);
    await notify(gateway);
    // The first try fails too.
    await pass(1_000);
    await streaming(page.count, 2);
    page.mend();
    await pass(2_000);
    await vi.waitFor(() => expect(tab.notified.map(({ count }) => count)).toEqual([1, 2]));
    const last = page.urls.findLast(({ pathname }) => pathname === liveStreamPath);
    expect(last?.searchParams.get('after')).toMatch(/^[\da-f-]{36}$/);
    await settle();
    expect(tab.notified).toHaveLength(2);
  });

  it('opens the popup of contracts again for a new request', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const { app } = await openTab(gateway, page, { signedIn: 'ana' });
    await streaming(page.count);
    await settle();
    app.popups.close('contracts');
    const before = app.contracts.state.requests.length;
    await gateway.operator.offerContract('ana', { kind: 'dividend', period: 'M', rate: 250 });
    await vi.waitFor(() => expect(app.contracts.state.requests).toHaveLength(before + 1));
    expect(app.popups.state.contractsLater).toBe(false);
  });

  it.each([
    ['a code', () => Response.json({ success: false, errorCode: 'not_found' }, { status: 404 })],
    ['a page', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ])('asks once where the gateway has no live events and says so by %s', async (_, refuse) => {
    const gateway = await openGateway();
    let asked = 0;
    const browser = testBrowser((request) => {
      const isTicket = new URL(request.url).pathname === openLiveStream.path;
      if (!isTicket) return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      asked += 1;
      return refuse();
    });
    await openTab(gateway, { browser }, { signedIn: 'juan' }, stopClock);
    await vi.waitFor(() => expect(asked).toBe(1));
    await pass(60_000);
    await settle();
    expect(asked).toBe(1);
  });

  it('tries again after a failure, later each time', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    await gateway.operator.failNext(openLiveStream, 500, { times: 2 });
    const tab = await openTab(gateway, page, { signedIn: 'juan' }, stopClock);
    const tries = (times: number) =>
      vi.waitFor(() => expect(page.count(openLiveStream.path)).toBe(times));
    await tries(1);
    await pass(2_000);
    await tries(2);
    await pass(1_800);
    await settle();
    await tries(2);
    await pass(2_200);
    await tries(3);
    await streaming(page.count);
    expect(tab.app.system.state.view).toBe('open');
  });

  it('opens no stream at an address that the page may not call', async () => {
    const gateway = await openGateway();
    const calls: string[] = [];
    const browser = testBrowser((request) => {
      const { pathname } = new URL(request.url);
      calls.push(pathname);
      return pathname === getLiveAddress.path
        ? Response.json({ success: true, value: 'wss://im.example/socket' })
        : gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    });
    await openTab(gateway, { browser }, { signedIn: 'juan' });
    await vi.waitFor(() => expect(calls).toContain(getLiveAddress.path));
    await settle();
    expect(calls).not.toContain(openLiveStream.path);
  });

  it('stays standing when the stream sends nonsense', async () => {
    const gateway = await openGateway();
    let streams = 0;
    const nonsense = [
      'id: 1\nevent: change\ndata: {"kind":"balanceChanged","at":1,"amount":"1e309"}\n\n',
      'id: 2\nevent: change\ndata: {"kind":"jackpot","at":1}\n\nid: 3\nevent: change\ndata: [\n\n',
      `id: ${'x'.repeat(5_000)}\nevent: change\ndata: {"kind":"newMessage","at":1}\n\n`,
      'id: 4\nevent: ready\ndata: {"known":[1,null]}\n\nid: 5\nevent: __proto__\ndata: {}\n\n',
      'id: 6\nevent: change\ndata: {"kind":"balanceChanged","at":1,"amount":12.5}\n\n',
      'x'.repeat(100_000),
    ].join('');
    const browser = testBrowser((request) => {
      if (!request.url.includes(liveStreamPath))
        return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      streams += 1;
      return new Response(nonsense, { headers: { 'Content-Type': 'text/event-stream' } });
    });
    const tab = await openTab(gateway, { browser }, { signedIn: 'juan' });
    // The whole answer is too long a frame, so nothing of it may count beyond its first lines.
    await vi.waitFor(() => expect(streams).toBeGreaterThan(1));
    expect(tab.notified).toEqual([{ kind: 'balanceChanged', amount: 1_250, count: 1 }]);
    expect(tab.app.session.state.phase).toBe('member');
  });
});

describe('the tabs of a browser', () => {
  it('share one stream, and one of them shows the events', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const first = await openTab(gateway, page, { signedIn: 'juan' });
    await streaming(page.count);
    const second = await openTab(gateway, page);
    second.platform.hide();
    await settle();
    const refreshes = () => page.count(getUnreadCount.path);
    const before = refreshes();
    await notify(gateway);
    await vi.waitFor(() => expect(first.notified).toEqual([message]));
    expect(page.count(liveStreamPath)).toBe(1);
    await vi.waitFor(() => expect(refreshes()).toBeGreaterThan(before));
    second.platform.show();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(second.notified).toEqual([]);
  });

  it('pass an event from a hidden leader on to the visible tab', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const first = await openTab(gateway, page, { signedIn: 'juan' });
    await streaming(page.count);
    const second = await openTab(gateway, page);
    first.platform.hide();
    await settle();
    await notify(gateway);
    await vi.waitFor(() => expect(second.notified).toEqual([message]));
    expect(first.notified).toEqual([]);
  });

  it('keep an event of a hidden browser until a tab is shown', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const tab = await openTab(gateway, page, { signedIn: 'juan' });
    await streaming(page.count);
    await settle();
    tab.platform.hide();
    await notify(gateway);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(tab.notified).toEqual([]);
    tab.platform.show();
    await vi.waitFor(() => expect(tab.notified).toEqual([message]));
  });

  it('choose another leader when the leader closes, which continues after the last event', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const first = await openTab(gateway, page, { signedIn: 'juan' });
    await streaming(page.count);
    const second = await openTab(gateway, page);
    await settle();
    await notify(gateway);
    await vi.waitFor(
      () => expect(first.notified.length + second.notified.length).toBeGreaterThan(0),
      5_000,
    );
    const before = second.notified.length;
    first.app.close();
    await notify(gateway);
    await vi.waitFor(() => expect(second.notified).toHaveLength(before + 1));
    expect(page.count(liveStreamPath)).toBe(2);
  });

  it('take over from a leader that the system has frozen', async () => {
    const gateway = await openGateway();
    const page = openBrowser(gateway);
    const frozen = page.browser.locks.request('parola-live', {}, () => new Promise(() => {}));
    frozen.catch(() => undefined);
    const tab = await openTab(gateway, page, { signedIn: 'juan' }, stopClock);
    await pass(1_000);
    await streaming(page.count);
    await settle();
    await notify(gateway);
    await vi.waitFor(() => expect(tab.notified).toEqual([message]));
  });
});

it('the app has no stream in a browser without locks, where each minute is enough', async () => {
  const gateway = await openGateway();
  const page = openBrowser(gateway);
  await openTab(gateway, page, { signedIn: 'juan', platform: { locks: null } });
  await settle();
  expect(page.count(openLiveStream.path)).toBe(0);
});

it('asks for the balance each minute also while the stream is open', async () => {
  const gateway = await openGateway();
  const page = openBrowser(gateway);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await openTab(gateway, page, { signedIn: 'juan' });
  await streaming(page.count);
  await vi.waitFor(() => expect(page.count(getBalance.path)).toBe(1));
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(page.count(getBalance.path)).toBe(2));
});
