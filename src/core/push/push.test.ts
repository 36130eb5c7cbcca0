import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPush } from '#protocol/calls/contact/push.ts';
import { openPushService, type PushService } from '#tests/support/open-push-service.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import type { PushDevice } from './push.ts';

let service: PushService;
let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => {
  service = await openPushService();
  const push = { origins: [service.origin], timeoutMs: 300_000 };
  gateway = await openTestGateway({ push });
  // The first jobs add up all days of the demo: no notification waits for them.
  await gateway.operator.jobs();
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  service.received.length = 0;
  await gateway.operator.reset();
});

/** A browser that subscribes at the push service of the test. */
function pushDevice(answer: NotificationPermission = 'granted') {
  let permission: NotificationPermission = 'default';
  let subscription: Awaited<ReturnType<PushDevice['find']>> = null;
  const device: PushDevice = {
    support: () => 'yes',
    permission: () => permission,
    ask: vi.fn(async () => (permission = answer)),
    find: async () => subscription,
    subscribe: vi.fn(async () => (subscription = service.subscribe())),
    unsubscribe: vi.fn(async () => void (subscription = null)),
    timeZone: () => 'Asia/Manila',
  };
  /** The browser loses its subscription, and the push service knows it no more. */
  function lose(): void {
    if (subscription !== null) service.forget(subscription.endpoint);
    subscription = null;
  }
  return { device, lose };
}

async function open(settings: Parameters<typeof openApp>[0], pushes = pushDevice()) {
  const platform = { ...settings?.platform, pushDevice: pushes.device };
  const tab = await openApp({ gateway, ...settings, platform });
  tabs.push(tab);
  const { push } = await tab.app.device();
  await push.load();
  return { ...tab, ...pushes, push };
}

const chosen = { kinds: ['messages', 'money'], quiet: null } as const;

/** Writes a message to juan and delivers it. */
async function write(): Promise<void> {
  await gateway.operator.message({ to: 'juan', title: 'Hello', content: 'Hello' });
  await gateway.operator.jobs();
}

describe('notifications', () => {
  it('ask for nothing until the player turns them on', async () => {
    const { device, push, requests } = await open({ signedIn: 'juan' });
    await push.followSubscription();
    expect(push.state).toMatchObject({ phase: 'ready', kinds: [], permission: 'default' });
    expect(device.ask).not.toHaveBeenCalled();
    expect(device.subscribe).not.toHaveBeenCalled();
    expect(requests.some(({ url }) => url.includes(setPush.path))).toBe(false);
    await push.choose(chosen);
    expect(device.ask).toHaveBeenCalledOnce();
    expect(push.state).toMatchObject({ ...chosen, permission: 'granted', problem: null });
    await write();
    expect(service.received).toHaveLength(1);
  });

  it.each([
    ['is refused', 'denied', null],
    ['is closed', 'default', 'unanswered'],
  ] as const)('stay off when the question %s', async (_, answer, problem) => {
    const { device, push } = await open({ signedIn: 'juan' }, pushDevice(answer));
    await push.choose(chosen);
    expect(push.state).toMatchObject({ kinds: [], permission: answer, problem });
    expect(device.subscribe).not.toHaveBeenCalled();
  });

  it('stay off when the push service does not answer', async () => {
    const pushes = pushDevice();
    const device = { ...pushes.device, subscribe: () => Promise.reject(new Error('no service')) };
    const { push } = await open({ signedIn: 'juan' }, { ...pushes, device });
    await push.choose(chosen);
    expect(push.state).toMatchObject({ kinds: [], problem: 'failed' });
  });

  it('are known again to the next page, with their quiet hours', async () => {
    const quiet = { from: 1_320, to: 420 };
    const first = await open({ signedIn: 'juan' });
    await first.push.choose({ kinds: ['draws'], quiet });
    const again = await open({ browser: first.browser, signedIn: 'juan' }, first);
    expect(again.push.state).toMatchObject({ kinds: ['draws'], quiet });
  });

  it('end when the last kind is turned off, also without a network', async () => {
    const { device, push, platform } = await open({ signedIn: 'juan' });
    await push.choose(chosen);
    platform.goOffline();
    await push.choose({ kinds: [], quiet: null });
    expect(device.unsubscribe).toHaveBeenCalled();
    expect(push.state.kinds).toEqual([]);
    expect(platform.localStorage.getItem('pushChoice')).toBe('');
  });
});

describe('signing out', () => {
  it('ends the notifications in the browser and at the gateway, and leaves no trace', async () => {
    const { app, device, push, platform } = await open({ signedIn: 'juan' });
    await push.choose(chosen);
    const id = platform.sessionStorage.getItem('customerId') ?? '-';
    expect(platform.localStorage.getItem('pushChoice')).toContain(id);
    await app.session.signOut();
    await vi.waitFor(() => expect(device.unsubscribe).toHaveBeenCalled());
    expect(platform.localStorage.getItem('pushChoice')).toBe('');
    expect(push.state).toMatchObject({ kinds: [], quiet: null });
    await write();
    expect(service.received).toEqual([]);
  });

  it('is not an expired session: the choice stays', async () => {
    const { app, device, push, platform } = await open({ signedIn: 'juan' });
    await push.choose(chosen);
    app.session.end(null);
    expect(push.state.kinds).toEqual([]);
    expect(device.unsubscribe).not.toHaveBeenCalled();
    expect(platform.localStorage.getItem('pushChoice')).not.toBe('');
  });
});

describe('after the next sign-in', () => {
  it('a lost subscription is made again, with the same kinds and without a question', async () => {
    const first = await open({ signedIn: 'juan' });
    await first.push.choose(chosen);
    first.lose();
    const again = { browser: first.browser, signedIn: 'juan' };
    const { device, push } = await open(again, first);
    await push.followSubscription();
    expect(device.ask).toHaveBeenCalledOnce();
    await write();
    expect(service.received).toHaveLength(1);
  });

  it('another member does not get them', async () => {
    const first = await open({ signedIn: 'juan' });
    await first.push.choose(chosen);
    first.app.session.end(null);
    const other = await open({ browser: first.browser, signedIn: 'ana' }, first);
    await other.push.followSubscription();
    expect(other.device.unsubscribe).toHaveBeenCalled();
    await write();
    expect(service.received).toEqual([]);
  });
});
