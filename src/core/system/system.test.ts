import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSystemStatus } from '#protocol/calls/system.ts';
import { getJackpot } from '#protocol/calls/winners.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import type { Failure } from '../client/failure.ts';
import { createCdnDelivery, viewOfFailure } from './system.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(settings: Parameters<typeof openApp>[0] = {}): Promise<OpenedApp> {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  return tab;
}

describe('the view', () => {
  it('is the app when the gateway is open, with the settings of the operator', async () => {
    const { app } = await open();
    expect(app.system.state).toMatchObject({ view: 'open', readOnly: false, phase: 'ready' });
    expect(app.system.module('COMM3')).toBe(true);
    expect(app.system.module('GEETEST3')).toBe(false);
  });

  it('has pictures from the networks that the gateway names, of which the demo has the app itself', async () => {
    const { app, platform } = await open();
    expect(app.system.state.status?.imageCdns).toEqual([platform.origin]);
    expect(app.system.picture('/media/a.svg')).toBe('/media/a.svg');
    const named = await withChangedReply(getSystemStatus, (status) => ({
      ...status,
      info: { ...status.info, imageCDNs: ['https://cdn.example/'] },
    }));
    const other = await open(named);
    expect(other.app.system.picture('/media/a.svg')).toBe('https://cdn.example/media/a.svg');
  });

  it('has the modules of their own call where the status has none', async () => {
    const apart = await withChangedReply(
      getSystemStatus,
      ({ info: { whitelabel: _, ...info }, ...status }) => ({ ...status, info }),
    );
    const { app } = await open(apart);
    expect(app.system.module('PTSYS3')).toBe(true);
    expect(app.system.module('GEETEST3')).toBe(false);
  });

  it('is maintenance during maintenance, also in a restricted region', async () => {
    await gateway.operator.settings({ maintenance: true, regionRestriction: true });
    expect((await open()).app.system.state.view).toBe('maintenance');
  });

  it('is restricted, with the region of the visitor', async () => {
    const location = { ip: '203.0.113.9', country: 'XX' };
    await gateway.operator.settings({ regionRestriction: true, location });
    const { app } = await open();
    expect(app.system.state).toMatchObject({ view: 'restricted', status: { visitor: location } });
  });

  it.each([404, 500, 502, 503, 504])(
    'is offline when the status call fails with %i on a device that has kept nothing',
    async (status) => {
      await gateway.operator.failNext(getSystemStatus, status);
      expect((await open()).app.system.state.view).toBe('offline');
    },
  );

  it('is offline without an answer, with the kept status', async () => {
    const { browser } = await open();
    const { app, platform } = await open({ browser, started: false });
    platform.goOffline();
    await app.start();
    expect(app.system.state).toMatchObject({ view: 'offline', failure: { kind: 'offline' } });
    expect(app.system.state.status?.modules).toMatchObject({ COMM3: true });
    expect(app.system.state.at).not.toBeNull();
  });

  it('is the app with kept data where the device has kept the lobby, until the gateway answers', async () => {
    const { app: before, browser } = await open();
    await before.catalogue.loadLobby();
    const { app, platform } = await open({ browser, started: false });
    platform.goOffline();
    await app.start();
    expect(app.system.state).toMatchObject({ view: 'open', readOnly: true });
    platform.goOnline();
    await vi.waitFor(() => expect(app.system.state.readOnly).toBe(false));
    expect(app.system.state.view).toBe('open');
  });

  it('is the app with kept data when the gateway answers with 503', async () => {
    const { app: before, browser } = await open();
    await before.catalogue.loadLobby();
    await gateway.operator.failNext(getSystemStatus, 503);
    const { app } = await open({ browser });
    expect(app.system.state).toMatchObject({ view: 'open', readOnly: true });
  });

  it('becomes maintenance when the gateway says so to a player with kept data', async () => {
    const { app: before, browser } = await open();
    await before.catalogue.loadLobby();
    const { app, platform } = await open({ browser, started: false });
    platform.goOffline();
    await app.start();
    await gateway.operator.settings({ maintenance: true });
    platform.goOnline();
    await vi.waitFor(() => expect(app.system.state.view).toBe('maintenance'));
    app.system.browse();
    await app.system.load();
    expect(app.system.state).toMatchObject({ view: 'open', readOnly: true });
  });

  it('is offline behind a captive portal', async () => {
    const { app } = await open({
      platform: { fetch: async () => new Response('<h1>Pay for the network</h1>') },
    });
    expect(app.system.state.view).toBe('offline');
  });

  it('becomes maintenance while playing when a call is refused for it', async () => {
    const { app, operator } = await open();
    await operator.settings({ maintenance: true });
    await app.winners.load();
    await vi.waitFor(() => expect(app.system.state.view).toBe('maintenance'));
  });

  it('stays the app when the network is lost', async () => {
    const { app, platform } = await open();
    platform.goOffline();
    expect(app.ui.state.online).toBe(false);
    await app.system.load();
    expect(app.system.state).toMatchObject({ view: 'open', phase: 'failed' });
  });
});

describe('reopening', () => {
  it('is tried each 30 seconds', async () => {
    await gateway.operator.settings({ maintenance: true });
    const { app, operator } = await open();
    await operator.settings({ maintenance: false });
    vi.advanceTimersByTime(29_000);
    expect(app.system.state.phase).toBe('ready');
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(app.system.state.view).toBe('open'));
  });

  it('is tried when the network is back, and loads failed data again', async () => {
    const { app, platform } = await open({ started: false });
    platform.goOffline();
    await app.start();
    await app.winners.load();
    expect(app.winners.state).toMatchObject({ phase: 'failed', winners: [] });
    platform.goOnline();
    await vi.waitFor(() => expect(app.system.state.view).toBe('open'));
    await vi.waitFor(() => expect(app.winners.state.phase).toBe('ready'));
  });

  it('is tried at once when the page becomes visible', async () => {
    await gateway.operator.settings({ maintenance: true });
    const { app, operator, platform } = await open();
    await operator.settings({ maintenance: false });
    platform.hide();
    platform.show();
    await vi.waitFor(() => expect(app.system.state.view).toBe('open'));
  });

  it('ends browsing kept data', async () => {
    const { app, platform } = await open({ started: false });
    platform.goOffline();
    await app.start();
    app.system.browse();
    expect(app.system.state).toMatchObject({ view: 'open', readOnly: true });
    platform.goOnline();
    await vi.waitFor(() => expect(app.system.state.readOnly).toBe(false));
  });

  it('is not tried while the app is open', async () => {
    const { app, requests } = await open();
    const before = requests.length;
    vi.advanceTimersByTime(120_000);
    expect(app.system.state.phase).toBe('ready');
    expect(requests).toHaveLength(before);
  });
});

describe('the system', () => {
  it('opens the addresses of customer service', async () => {
    const { app } = await open();
    const services = app.system.state.status?.customerServices ?? [];
    const addresses = await Promise.all(services.map((service) => app.system.contact(service)));
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
  });

  it('returns null for an address that cannot be decrypted', async () => {
    const { app } = await open();
    const service = { type: 'FB', title: null, sealedPath: 'a..b.c.d' };
    expect(await app.system.contact(service)).toBeNull();
  });

  it.each([
    // printf '%s' 'https://help.example/chat?id=7' | openssl enc -des-ecb -provider legacy -K $(printf a1B2c3D4 | xxd -p) -base64 -A
    ['hmSja9MRB6pe1wyRD3XNX7qqgOBmD35tjnl1QYCQuQE=a1B2c3D4', 'https://help.example/chat?id=7'],
    ['hmSja9MRB6pe1wyRD3XNX7qqgOBmD35tjnl1QYCQuQE=a1B2c3D9', null],
    // The same of 'javascript:alert(1)'.
    ['bsxb/HNpUlypjEYd5FrvV4Xht562rzAGa1B2c3D4', null],
    ['a1B2c3D4', null],
    ['', null],
  ])(
    'opens the path %s by DES, with its own key and without encryption in the browser',
    async (sealedPath, address) => {
      const { app } = await open({ platform: { crypto: null } });
      expect(await app.system.contact({ type: 'FB', title: null, sealedPath })).toBe(address);
    },
  );

  it('ignores failures of other calls', async () => {
    const { app, operator } = await open();
    await operator.failNext(getJackpot, 503);
    await app.winners.loadJackpot();
    expect(app.system.state.view).toBe('open');
  });
});

const own = 'https://parola.example';
const [one, two] = ['https://one.example', 'https://two.example'] as const;

describe('a delivery network', () => {
  it('that is broken is replaced, for the failed file and for all later ones', () => {
    const { pick, base, elsewhere } = createCdnDelivery(own);
    pick([one, two]);
    pick(['https://late.example']);
    const first = base();
    const other = first === one ? two : one;
    expect(base(1)).toBe(other);
    expect(elsewhere(`${first}/a.svg`)).toBe(`${other}/a.svg`);
    expect(base()).toBe(other);
    expect(elsewhere(`${first}/b.svg`)).toBe(`${other}/b.svg`);
    expect(elsewhere('/own.svg')).toBe('/own.svg');
  });

  it('replaces the app itself, and the other way round', () => {
    const { pick, base, elsewhere } = createCdnDelivery(own);
    pick([own, one]);
    if (base() === one) expect(elsewhere(`${one}/a.svg`)).toBe('/a.svg');
    expect(elsewhere('/b.svg')).toBe(`${one}/b.svg`);
    expect(base()).toBe(one);
  });

  it('is unknown when none is listed', () => {
    expect(createCdnDelivery(own).base(3)).toBeNull();
  });
});

const refused = (code: 'system_maintenance' | 'region_restricted' | 'not_found'): Failure => ({
  kind: 'refused',
  code,
  message: null,
  value: null,
  status: 400,
});
const down = (status: number | null): Failure => ({ kind: 'unavailable', status });

describe('a status that cannot be loaded', () => {
  it.each([
    [refused('system_maintenance'), 'open', 'maintenance'],
    [refused('region_restricted'), 'open', 'restricted'],
    [refused('not_found'), 'starting', 'offline'],
    [refused('not_found'), 'open', 'open'],
    [down(503), 'starting', 'offline'],
    [down(503), 'offline', 'offline'],
    [down(503), 'open', 'open'],
    [down(200), 'starting', 'offline'],
    [down(null), 'starting', 'offline'],
    [down(null), 'maintenance', 'offline'],
    [{ kind: 'offline' }, 'starting', 'offline'],
    [{ kind: 'offline' }, 'open', 'open'],
  ] as const)('as %o, while the page shows %s, shows %s', (failure, before, view) =>
    expect(viewOfFailure(failure, before)).toBe(view),
  );
});
