import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addFavourite, removeFavourite } from '#protocol/calls/favourite-changes.ts';
import { getFavourites } from '#protocol/calls/favourites.ts';
import type { Game } from '#protocol/model/game.ts';
import type { Platform } from '../platform.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

/** An app with the favourites loaded, on a clock that the test moves. */
async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const clock = { ahead: 0 };
  const now = (): number => Date.now() + clock.ahead;
  const platform = { now, ...settings.platform };
  const opened = await openApp({ gateway, signedIn: 'juan', ...settings, platform });
  tabs.push(opened);
  await opened.app.favourites.load();
  await opened.app.catalogue.find({ category: 'RNG' });
  const starred = new Set(opened.app.favourites.state.nodeIds);
  const plain = opened.app.catalogue.state.found.games.filter(({ nodeId }) => !starred.has(nodeId));
  const [slot, other] = plain;
  if (!slot || !other) throw new Error('the demo has too few slots');
  return { ...opened, favourites: opened.app.favourites, slot, other, clock };
}

async function atGateway({ platform }: OpenedApp): Promise<number[]> {
  const token = platform.sessionStorage.getItem('token') ?? '';
  return gateway.request(getFavourites, {}, { token });
}

describe('favourites', () => {
  it('are loaded from the gateway, and kept for a start without it', async () => {
    const { app, browser, platform } = await open();
    const { games } = app.favourites.state;
    expect(games).toHaveLength(3);
    const { sessionStorage } = platform;
    const later = await openApp({ gateway, browser, started: false, platform: { sessionStorage } });
    tabs.push(later);
    later.platform.goOffline();
    await later.app.start();
    await later.app.favourites.load();
    expect(later.app.favourites.state).toMatchObject({
      phase: 'failed',
      failure: { kind: 'offline' },
      games,
    });
  });

  it('show an added game at once', async () => {
    const opened = await open();
    const { favourites, slot } = opened;
    const toggling = favourites.toggle(slot);
    expect(favourites.state.nodeIds).toContain(slot.nodeId);
    expect(favourites.state.games[0]).toEqual(slot);
    await toggling;
    expect(await atGateway(opened)).toContain(slot.nodeId);
    expect(favourites.state.nodeIds).toContain(slot.nodeId);
  });

  it('can be games of a category that the app does not know', async () => {
    const opened = await open();
    const { clock, favourites, slot } = opened;
    await favourites.toggle({ ...slot, category: 'other' });
    expect(await atGateway(opened)).toContain(slot.nodeId);
    expect(favourites.state.games[0]).toMatchObject({ nodeId: slot.nodeId, category: 'other' });
    clock.ahead += 1_000;
    await favourites.toggle({ ...slot, category: 'other' });
    expect(await atGateway(opened)).not.toContain(slot.nodeId);
  });

  it('remove the game again when the gateway refuses', async () => {
    const { favourites, slot, operator } = await open();
    const before = [...favourites.state.nodeIds];
    await operator.failNext(addFavourite, 500);
    await expect(favourites.toggle(slot)).rejects.toMatchObject({
      failure: { kind: 'unavailable', status: 500 },
    });
    expect(favourites.state.nodeIds).toEqual(before);
    expect(favourites.state.queued).toBe(0);
  });

  it('show a removed game again when the gateway refuses', async () => {
    const { favourites, operator } = await open();
    const [first] = favourites.state.games;
    await operator.failNext(removeFavourite, 400, { errorCode: 'function.not.available' });
    await expect(favourites.toggle(first as Game)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'function.not.available' },
    });
    expect(favourites.state.games[0]).toEqual(first);
  });

  it('ignore a second tap within a second, but not a later one', async () => {
    const { favourites, slot, clock } = await open();
    await favourites.toggle(slot);
    await favourites.toggle(slot);
    expect(favourites.state.nodeIds).toContain(slot.nodeId);
    clock.ahead += 1_000;
    await favourites.toggle(slot);
    expect(favourites.state.nodeIds).not.toContain(slot.nodeId);
  });

  it('end in the last state when a tap follows before the first is answered', async () => {
    const opened = await open();
    const { favourites, slot, clock } = opened;
    const first = favourites.toggle(slot);
    clock.ahead += 1_000;
    await Promise.all([first, favourites.toggle(slot)]);
    expect(favourites.state.nodeIds).not.toContain(slot.nodeId);
    expect(await atGateway(opened)).not.toContain(slot.nodeId);
  });

  it('keep a star that was added while they were loaded', async () => {
    let holds = false;
    const held: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => void (release = resolve));
    const fetch: Platform['fetch'] = async (address, init) => {
      const path = address instanceof Request ? address.url : address;
      const request = new Request(new URL(path, testOrigin), init);
      const answer = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      const isHeld = holds && request.method === 'GET' && request.url.includes(getFavourites.path);
      if (isHeld) held.push(request.url);
      if (isHeld) await released;
      return answer;
    };
    const { favourites, slot } = await open({ platform: { fetch } });
    holds = true;
    const loading = favourites.load();
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
    await favourites.toggle(slot);
    release();
    await loading;
    expect(favourites.state.nodeIds).toContain(slot.nodeId);
  });

  it('are for members only', async () => {
    const { app } = await openApp({ gateway }).then((tab) => (tabs.push(tab), tab));
    const slot = { nodeId: 1 } as Game;
    await expect(app.favourites.toggle(slot)).rejects.toMatchObject({
      failure: { kind: 'signedOut' },
    });
    expect(app.favourites.state.nodeIds).toEqual([]);
  });
});

describe('changes without a network', () => {
  it('wait, one per game, and are sent when the network is back', async () => {
    const opened = await open();
    const { favourites, slot, other, clock, platform } = opened;
    platform.goOffline();
    await favourites.toggle(slot);
    await favourites.toggle(other);
    clock.ahead += 1_000;
    await favourites.toggle(slot);
    expect(favourites.state).toMatchObject({ queued: 2 });
    expect(favourites.state.nodeIds).toContain(other.nodeId);
    expect(favourites.state.nodeIds).not.toContain(slot.nodeId);
    platform.goOnline();
    await vi.waitFor(() => expect(favourites.state.queued).toBe(0));
    expect(await atGateway(opened)).toContain(other.nodeId);
    expect(await atGateway(opened)).not.toContain(slot.nodeId);
  });

  it('are sent by the next start', async () => {
    const opened = await open();
    const { favourites, slot, browser, platform } = opened;
    platform.goOffline();
    await favourites.toggle(slot);
    const { sessionStorage } = platform;
    const later = await openApp({ gateway, browser, platform: { sessionStorage } });
    tabs.push(later);
    await vi.waitFor(() => expect(later.app.favourites.state.phase).toBe('ready'));
    expect(later.app.favourites.state).toMatchObject({ queued: 0 });
    expect(later.app.favourites.state.nodeIds).toContain(slot.nodeId);
    expect(await atGateway(opened)).toContain(slot.nodeId);
  });

  it('are reverted with the name of the game when the gateway refuses', async () => {
    const { favourites, slot, operator, platform } = await open();
    platform.goOffline();
    await favourites.toggle(slot);
    await operator.failNext(addFavourite, 400, { errorCode: 'function.not.available' });
    platform.goOnline();
    await vi.waitFor(() => expect(favourites.state.takenBack).toBe(slot.name));
    expect(favourites.state.nodeIds).not.toContain(slot.nodeId);
    favourites.confirmTakenBack();
    expect(favourites.state.takenBack).toBeNull();
  });

  it('are dropped at sign-out', async () => {
    const { app, favourites, slot, platform } = await open();
    platform.goOffline();
    await favourites.toggle(slot);
    await app.session.signOut();
    expect(favourites.state).toMatchObject({ queued: 0, nodeIds: [], games: [], phase: 'idle' });
  });
});

describe('favourites in two tabs', () => {
  it('are the same, and changes of another member are ignored', async () => {
    const opened = await open();
    const { favourites, slot, gateway, browser } = opened;
    const other = await openApp({ gateway, browser, signedIn: 'juan' });
    tabs.push(other);
    await vi.waitFor(() => expect(other.app.favourites.state.phase).toBe('ready'));
    await favourites.toggle(slot);
    await vi.waitFor(() =>
      expect(other.app.favourites.state.nodeIds).toEqual(favourites.state.nodeIds),
    );
    const channel = browser.openTab().channel('parola-stars');
    channel.post({ customer: 'somebody', change: { game: { ...slot }, added: false } });
    channel.post('nonsense');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.app.favourites.state.nodeIds).toContain(slot.nodeId);
  });
});
