import { IDBFactory } from 'fake-indexeddb';
import { keys, set } from 'idb-keyval';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { createCache } from './cache/cache.ts';
import { openStore } from './cache/database.ts';
import { cacheKeys } from './cache-keys.ts';
import { lateCacheKeys } from './late-cache-keys.ts';
import { memoryStorage } from './guarded-storage.ts';
import { createLocalKeys } from './storage/local-keys.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp({ signedIn: 'juan' })));
afterAll(() => opened.close());

/** A plain copy, as the database makes one. */
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A cache with a database of its own. */
function openCache() {
  const database = new IDBFactory();
  const store = openStore({ indexedDb: () => database });
  const local = createLocalKeys(memoryStorage());
  return { store, cache: createCache({ store, local }) };
}

describe('the cache formats', () => {
  it('accept the answers of the gateway, all of which are written', async () => {
    const { system, member, catalogue, announcements, winners, favourites } = opened.app;
    await Promise.all([
      catalogue.loadLobby(),
      catalogue.loadHotGames(),
      announcements.load(),
      winners.load(),
      favourites.load(),
    ]);
    const { state } = announcements;
    const { banners, list, popups, promotions, quiet } = state;
    const fits: [keyof typeof cacheKeys, unknown][] = [
      ['systemStatus', system.state.status],
      ['lobby', catalogue.state.lanes],
      ['hotGames', catalogue.state.hot.games],
      ['announcements', { banners, list, popups, promotions, quiet }],
      ['winners', winners.state.winners],
      ['member', { member: member.state.member, avatar: member.state.avatar }],
      ['favourites', { nodeIds: favourites.state.nodeIds, games: favourites.state.games }],
    ];
    for (const [name, value] of fits) {
      const { shape } = await cacheKeys[name].format();
      expect(parse(shape, copy(value))).toEqual(value);
    }
    await vi.waitFor(async () => {
      const written = await keys<string>(openStore({ indexedDb: () => opened.browser.database }));
      const names = new Set(written.map((key) => key.split('/')[1]));
      expect(names).toEqual(new Set(fits.map(([name]) => cacheKeys[name].name)));
    });
    expect(catalogue.state.lanes.length * list.length * winners.state.winners.length).not.toBe(0);
  });
});

describe('entries of version 1', () => {
  it('of announcements had the list under another name', async () => {
    const { store, cache } = openCache();
    const announcement = {
      id: '1',
      title: 'A title',
      content: 'A text',
      promotionType: null,
      execution: null,
      startsAt: null,
      endsAt: null,
      pictures: [],
    };
    const others = { banners: [], popups: [announcement], promotions: [] };
    const value = { ...others, notices: [announcement] };
    await set('public/announcements/EN', { version: 1, at: 5, value }, store);
    await set('public/announcements/TH', { version: 1, at: 5, value: others }, store);
    const unread = { ...announcement, read: false };
    const migrated = { at: 5, value: { ...others, popups: [unread], list: [unread], quiet: null } };
    expect(await cache.entry(cacheKeys.announcements, 'EN').read()).toEqual(migrated);
    expect(await cache.entry(cacheKeys.announcements, 'TH').read()).toBeNull();
  });

  it('of lists named their rows by their kind, and had no number of pages', async () => {
    const { store, cache } = openCache();
    const letter = {
      id: '1',
      recipient: 'upline',
      name: 'Ana',
      count: 1,
      title: 'A title',
      content: 'A text',
      at: 3,
    };
    await set('private/outbox/42', { version: 1, at: 5, value: { items: [letter] } }, store);
    expect(await cache.entry(lateCacheKeys.outbox, '42').read()).toEqual({
      at: 5,
      value: { rows: [letter], page: 1, pages: 1, next: null, asOf: null, about: null },
    });
    await set('private/outbox/43', { version: 1, at: 5, value: { next: null } }, store);
    expect(await cache.entry(lateCacheKeys.outbox, '43').read()).toBeNull();
  });

  it('of favourite changes had another flag', async () => {
    const { store, cache } = openCache();
    const [game] = opened.app.catalogue.state.hot.games;
    const value = [{ game: copy(game), starred: true }];
    await set('private/star-changes/42', { version: 1, at: 5, value }, store);
    expect(await cache.entry(lateCacheKeys.favouriteChanges, '42').read()).toEqual({
      at: 5,
      value: [{ game, added: true }],
    });
  });
});
