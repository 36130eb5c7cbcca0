import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { IDBFactory } from 'fake-indexeddb';
import { keys, set } from 'idb-keyval';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import * as announcementsFormat from './announcements/announcements-format.ts';
import { createCache } from './cache/cache.ts';
import { openStore } from './cache/database.ts';
import * as gamesFormat from './cache/game-shape.ts';
import * as lobbyFormat from './catalogue/lobby-format.ts';
import * as favouritesFormat from './favourites/favourites-format.ts';
import { memoryStorage } from './guarded-storage.ts';
import { keptOutbox } from './inbox/kept-messages.ts';
import * as memberFormat from './member/member-format.ts';
import { createLocalKeys } from './storage/local-keys.ts';
import * as systemStatusFormat from './system/system-status-format.ts';
import * as winnersFormat from './winners/winners-format.ts';

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

/** Declarations in the code, as `private/tickets`. */
function declaredNames(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/core'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('/declare-entry.ts'))
    .flatMap((file) => {
      const calls = readFileSync(file, 'utf8').split('declareEntry(').slice(1);
      return calls.map((call) => {
        const name = /^\s*'([\w-]+)',/.exec(call)?.[1];
        const privacy = /'(public|private|unsent)'(?:,\s*\d)?,?\s*\);/.exec(call)?.[1];
        return `${privacy}/${name}`;
      });
    });
}

describe('the formats of the first page', () => {
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
    const fits = [
      ['system-status', systemStatusFormat, system.state.status],
      ['lobby', lobbyFormat, catalogue.state.lanes],
      ['hot-games', gamesFormat, catalogue.state.hot.games],
      ['announcements', announcementsFormat, { banners, list, popups, promotions, quiet }],
      ['winners', winnersFormat, winners.state.winners],
      ['member', memberFormat, { member: member.state.member, avatar: member.state.avatar }],
      [
        'favourites',
        favouritesFormat,
        { nodeIds: favourites.state.nodeIds, games: favourites.state.games },
      ],
    ] as const;
    for (const [, { shape }, value] of fits) expect(parse(shape, copy(value))).toEqual(value);
    await vi.waitFor(async () => {
      const written = await keys<string>(openStore({ indexedDb: () => opened.browser.database }));
      const names = new Set(written.map((key) => key.split('/')[1]));
      expect(names).toEqual(new Set(fits.map(([name]) => name)));
    });
    expect(catalogue.state.lanes.length * list.length * winners.state.winners.length).not.toBe(0);
  });
});

describe('the declared entries', () => {
  it('have a name each, and one of three kinds', () => {
    const names = declaredNames();
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !/^(public|private|unsent)\/[\w-]+$/.test(name))).toEqual([]);
    const keysInDatabase = names.map((name) => name.replace('unsent/', 'private/'));
    expect(keysInDatabase.filter((key, at) => keysInDatabase.indexOf(key) !== at)).toEqual([]);
  });

  it('leave as unsent the work that earlier releases have kept', () => {
    const earlier = ['activity-draft', 'unanswered-requests', 'feedback-draft', 'unsent-messages'];
    const names = [...earlier, 'star-changes'].map((name) => `unsent/${name}`);
    expect(declaredNames()).toEqual(expect.arrayContaining(names));
  });
});

describe('entries of version 1', () => {
  it('of announcements had the list under another name', async () => {
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
    const kept = await openApp({
      platform: { online: () => false, fetch: () => Promise.reject(new TypeError('offline')) },
    });
    const store = openStore({ indexedDb: () => kept.browser.database });
    await set('public/announcements/EN', { version: 1, at: 5, value }, store);
    const { announcements } = kept.app;
    await announcements.load();
    const unread = { ...announcement, read: false };
    const migrated = { at: 5, ...others, popups: [unread], list: [unread], quiet: null };
    expect(announcements.state).toMatchObject(migrated);
    await kept.close();
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
    expect(await cache.entry(keptOutbox, '42').read()).toEqual({
      at: 5,
      value: { rows: [letter], page: 1, pages: 1, next: null, asOf: null, about: null },
    });
    await set('private/outbox/43', { version: 1, at: 5, value: { next: null } }, store);
    expect(await cache.entry(keptOutbox, '43').read()).toBeNull();
  });

  it('of favourite changes had another flag', async () => {
    const { store, cache } = openCache();
    const [game] = opened.app.catalogue.state.hot.games;
    const value = [{ game: copy(game), starred: true }];
    await set('private/star-changes/42', { version: 1, at: 5, value }, store);
    expect(await cache.entry(favouritesFormat.keptFavouriteChanges, '42').read()).toEqual({
      at: 5,
      value: [{ game, added: true }],
    });
  });
});
