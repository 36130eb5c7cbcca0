import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestOf } from '#protocol/call.ts';
import { getGames } from '#protocol/calls/games.ts';
import { launchGame } from '#protocol/calls/launch.ts';
import { getLatestDraws } from '#protocol/calls/lottery.ts';
import { getHotGames, getVendors } from '#protocol/calls/lobby.ts';
import { getHomeRows, getNextEvents, getTableResults } from '#protocol/calls/lobby-lists.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { addFavourite, removeFavourite } from '#protocol/calls/favourite-changes.ts';
import { getFavouriteGames, getFavourites } from '#protocol/calls/favourites.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { accounts } from '#demo/content/accounts.ts';
import { games } from '#demo/content/games.ts';
import { showcases } from '#demo/content/showcases.ts';
import { vendors } from '#demo/content/vendors.ts';

let test: TestGateway;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  store = await openTestStore('demo');
  test = await openTestGateway({ store, restore: store.restore });
  // Time stands still at the next minute: no round of a live table ends between two calls.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 });
});
afterAll(async () => {
  await test.close();
  vi.useRealTimers();
});
beforeEach(async () => void (await test.operator.reset()));

const find = (filter: Partial<RequestOf<typeof getGames>>) =>
  test.request(getGames, {
    category: 'RNG',
    vendor: '',
    slotClass: '',
    search: '',
    leastBet: 0,
    leastLines: 0,
    sort: '',
    page: 1,
    pageSize: 12,
    ...filter,
  });

describe('the lobby', () => {
  it('lists every vendor by category, with the target of its card', async () => {
    const lanes = await test.request(getVendors, {});
    const cards = lanes.flatMap((lane) => lane.cards);
    expect(cards.map((card) => card.vendor).sort()).toEqual(vendors.map(({ code }) => code).sort());
    for (const { code, opensGames, underMaintenance } of vendors) {
      const card = cards.find(({ vendor }) => vendor === code);
      expect(card).toMatchObject({ opens: opensGames ? 'games' : 'lobby', underMaintenance });
      expect(games.find(({ nodeId }) => nodeId === card?.nodeId)).toMatchObject({ vendor: code });
    }
  });

  it('presents live casinos with a dealer and texts in the language of the request', async () => {
    const lanes = await test.request(getVendors, {}, { language: 'CN' });
    const cards = lanes.flatMap((lane) => lane.cards);
    const shown = cards.filter(({ showcase }) => showcase !== null);
    expect(new Set(shown.map(({ category }) => category))).toEqual(new Set(['LIVE']));
    const salon = shown.find(({ vendor }) => vendor === 'SAMPAGUITA')?.showcase;
    expect(salon?.title).toBe(showcases['SAMPAGUITA']?.title.CN);
    expect(salon?.description).toMatch(/\p{Script=Han}/u);
    const dealer = await test.fetchRaw(salon?.person ?? '');
    expect(dealer.status).toBe(200);
    expect(dealer.text).toMatch(/^<svg/);
  });

  it('counts the games of each class of slots', async () => {
    const lanes = await test.request(getVendors, {});
    const slots = lanes.find(({ category }) => category === 'RNG');
    for (const { key, games: count } of slots?.slotClasses ?? []) {
      expect(games.filter(({ slotClass }) => slotClass === key)).toHaveLength(count);
    }
  });

  it('has the rows of the home page in the order of the operator', async () => {
    await test.operator.settings({ homeRows: ['fish', 'provider:TALA', 'new'] });
    expect(await test.request(getHomeRows, {})).toEqual([
      { kind: 'fish', vendor: null, games: [] },
      { kind: 'provider', vendor: 'TALA', games: [] },
      { kind: 'new', vendor: null, games: [] },
    ]);
  });

  it('orders the hot games by rank', async () => {
    const hot = await test.request(getHotGames, {});
    const expected = games.filter((game) => game.hot > 0).toSorted((a, b) => a.hot - b.hot);
    expect(hot.map(({ nodeId }) => nodeId)).toEqual(expected.map(({ nodeId }) => nodeId));
  });
});

describe('the search for games', () => {
  it('returns each game of a category once over all pages', async () => {
    const slots = games.filter(({ category }) => category === 'RNG');
    const first = await find({ pageSize: 5 });
    expect(first).toMatchObject({
      total: slots.length,
      pages: Math.ceil(slots.length / 5),
    });
    const pages = first.pages ?? 0;
    const seen: number[] = [];
    for (let page = 1; page <= pages; page += 1) {
      seen.push(...(await find({ pageSize: 5, page })).games.map(({ nodeId }) => nodeId));
    }
    expect(new Set(seen)).toEqual(new Set(slots.map(({ nodeId }) => nodeId)));
    expect(seen).toHaveLength(slots.length);
    expect((await find({ pageSize: 5, page: pages + 1 })).games).toEqual([]);
  });

  it('finds a part of the name in any case', async () => {
    const [game] = games;
    const search = game?.name.slice(1, 6).toUpperCase() ?? '';
    const found = await find({ category: '', search });
    expect(found.games.map(({ nodeId }) => nodeId)).toContain(game?.nodeId);
  });

  it('finds a name without its accents', async () => {
    const nodeId = games[0]?.nodeId ?? 0;
    const rename = `update game set name = $1 where node_id = $2`;
    await store.engine.query(rename, ['Piñata Fiesta', nodeId]);
    for (const search of ['pinata', 'PIÑATA fi', 'pin\u0303ata', 'píñata']) {
      const found = await find({ category: '', search });
      expect(found.games.map((game) => game.nodeId)).toEqual([nodeId]);
    }
  });

  it.each(['%', '_', '\\', "'"])('treats %s in a search as a plain character', async (search) => {
    const named = games.filter(({ name }) => name.includes(search));
    expect(await find({ category: '', search })).toMatchObject({ total: named.length });
  });

  it('finds by vendor and by class', async () => {
    const [slot] = games.filter(({ slotClass }) => slotClass !== null);
    const vendor = slot?.vendor ?? '';
    const slotClass = slot?.slotClass ?? '';
    const expected = games.filter((game) => game.vendor === vendor && game.slotClass === slotClass);
    expect(await find({ vendor, slotClass })).toMatchObject({ total: expected.length });
  });
});

describe('the filter of slots', () => {
  it('have hot and new games, and the return to player', async () => {
    const { games: found } = await find({ pageSize: 100 });
    for (const game of found) {
      const listed = games.find(({ nodeId }) => nodeId === game.nodeId);
      const { hot = 0, isNew, returnRate } = listed ?? {};
      expect(game).toMatchObject({ isHot: hot > 0, isNew, returnRate });
    }
    expect(found.filter(({ isHot }) => isHot).length).toBeGreaterThan(5);
    expect(found[0]?.returnRate).toBe(9_609);
  });

  it('filters by lowest bet and by number of lines', async () => {
    const fit = games.filter(({ leastBet, lines }) => (leastBet ?? 0) >= 100 && (lines ?? 0) >= 25);
    const found = await find({ leastBet: 1, leastLines: 25 });
    expect(fit.length).toBeGreaterThan(20);
    expect(found.total).toBe(fit.length);
    expect(found.games.every(({ lines }) => (lines ?? 0) >= 25)).toBe(true);
  });

  it('orders by name, or the newest first', async () => {
    const named = (await find({ sort: 'name', pageSize: 50 })).games.map(({ name }) => name);
    expect(named).toEqual(named.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const [newest] = (await find({ sort: 'newest' })).games;
    const slots = games.filter(({ category }) => category === 'RNG');
    expect(newest?.nodeId).toBe(slots.at(-1)?.nodeId);
  });

  it('returns pages of a lobby with thousands of slots', async () => {
    await test.operator.games(5_000);
    expect(await find({ page: 208, pageSize: 24 })).toMatchObject({ total: 5_000, pages: 209 });
    await test.operator.games(0);
  });

  it('leaves out the categories that the operator has closed', async () => {
    await test.operator.settings({ closedLanes: ['FISH'] });
    const lanes = await test.request(getVendors, {});
    expect(lanes.map(({ category }) => category)).not.toContain('FISH');
  });
});

describe('favourites', () => {
  it('are added and removed idempotently, newest first', async () => {
    const token = await test.signIn('juan');
    const juan = accounts.find(({ username }) => username === 'juan');
    const star = { nodeId: 10_009, vendor: 'TALA', category: 'RNG' } as const;
    await test.request(addFavourite, star, { token });
    await test.request(addFavourite, star, { token });
    const starred = await test.request(getFavourites, {}, { token });
    expect(starred).toEqual([10_009, ...(juan?.favourites ?? [])]);
    const cards = await test.request(getFavouriteGames, {}, { token });
    expect(cards.map(({ nodeId }) => nodeId)).toEqual(starred);
    await test.request(removeFavourite, star, { token });
    await test.request(removeFavourite, star, { token });
    expect(await test.request(getFavourites, {}, { token })).toEqual(starred.slice(1));
  });

  it('refuse a game that does not exist', async () => {
    const token = await test.signIn('juan');
    const star = test.request(
      addFavourite,
      { nodeId: 1, vendor: 'TALA', category: 'RNG' },
      { token },
    );
    await expect(star).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('the launch of a game', () => {
  const open = vendors.find(({ underMaintenance }) => !underMaintenance);
  const closed = vendors.find(({ underMaintenance }) => underMaintenance);

  async function launch(username: string, code = '', nodeId?: number) {
    const token = await test.signIn(username);
    const game = games.find(({ vendor }) => vendor === code);
    const wanted = {
      launchMode: 'GLS' as const,
      vendor: code,
      gameId: 'x',
      nodeId: nodeId ?? game?.nodeId ?? 0,
    };
    return test.request(launchGame, wanted, { token });
  }

  it('returns a path on the games’ origin with a new ticket, so that the client picks the network', async () => {
    const [one, two] = [await launch('juan', open?.code), await launch('juan', open?.code)];
    expect(one.url).toMatch(/^\/slot\?language=EN#[\w-]{43}$/);
    expect(one.url).not.toBe(two.url);
  });

  it('opens the page that plays the kind of the game', async () => {
    const page = async (code: string) =>
      new URL((await launch('juan', code)).url, 'http://localhost:4174').pathname;
    expect(await page('LAMBAT')).toBe('/fish');
    expect(await page('BAYLIVE')).toBe('/baccarat');
    expect(await page('TONGHALI')).toBe('/poker');
    expect(await page('LUKSO')).toBe('/duel');
    expect(await page('LIGA')).toBe('/sports');
    expect(await page('SUWERTE')).toBe('/lottery');
  });

  it('opens the lottery at the requested game', async () => {
    const token = await test.signIn('juan');
    const wanted = {
      launchMode: 'LOTT' as const,
      lottoGameCode: 'ALON3',
      lottoView: 'betting' as const,
    };
    const { url } = await test.request(launchGame, wanted, { token, language: 'TY' });
    const { pathname, search, hash } = new URL(url, 'http://localhost:4174');
    expect([pathname, search]).toEqual(['/lottery', '?language=TY&game=ALON3']);
    expect(hash).toMatch(/^#[\w-]{43}$/);
    const page = await test.gateway.gamesFetch(new Request(`http://localhost:4174${pathname}`), {
      ip: '192.0.2.1',
    });
    expect(page.status).toBe(200);
  });

  it('is refused for trial accounts', async () => {
    await expect(launch('tino', open?.code)).rejects.toMatchObject({ code: 'need_true_account' });
  });

  it('is refused while the vendor is under maintenance', async () => {
    await expect(launch('juan', closed?.code)).rejects.toMatchObject({
      code: 'game_under_maintenance',
    });
  });

  it('is refused for a game of another vendor', async () => {
    await expect(launch('juan', open?.code, 1)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a table', () => {
  const tables = () => find({ category: 'LIVE', search: 'Baccarat', sort: 'name' });

  async function post(path: string, body: object) {
    const request = new Request(`http://localhost:4174/baccarat/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await test.gateway.gamesFetch(request, { ip: '192.0.2.1' })).json();
  }

  /** Bets on the next round of a table. */
  async function playAt(nodeId: number): Promise<void> {
    const token = await test.signIn('juan');
    const { vendor = '', gameId = '' } = games.find((game) => game.nodeId === nodeId) ?? {};
    const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
    const { url } = await test.request(launchGame, wanted, { token });
    const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
    const { session } = await post('open', { ticket, parents: [] });
    const look = () => post('table', { session, table: nodeId });
    const { now, round } = await look();
    await test.operator.advance(Math.ceil((round.endsAt + 3_200 - now) / 1_000));
    const { number } = (await look()).round;
    const bet = { table: nodeId, round: number, stakeCentavos: 500, bets: { player: 500 } };
    await post('place', { session, key: 'a-bet-at-a-table', ...bet });
  }

  it('has limits, and seats that its players take for ten minutes', async () => {
    const [before] = (await tables()).games;
    expect(before).toMatchObject({ leastBet: 500, mostBet: 50_000, seats: 7, players: 0 });
    await playAt(before?.nodeId ?? 0);
    expect((await tables()).games[0]).toMatchObject({ players: 1 });
    await test.operator.advance(11 * 60);
    expect((await tables()).games[0]).toMatchObject({ players: 0 });
  });

  it('of live dealers and of cockfights has the results of its last rounds', async () => {
    const results = await test.request(getTableResults, {});
    const live = games.filter(({ category, kind }) => category === 'LIVE' || kind === 'cockfight');
    expect(results).toHaveLength(live.length);
    expect(new Set(results.map(({ nodeId }) => nodeId))).toEqual(
      new Set(live.map(({ nodeId }) => nodeId)),
    );
    expect(results.every((table) => table.results.length === 6)).toBe(true);
    await test.operator.advance(30);
    const later = await test.request(getTableResults, {});
    expect(later[0]?.results.slice(1)).toEqual(results[0]?.results.slice(0, 5));
  });

  it('has no results of a closed lobby', async () => {
    const kindsWith = async (closedLanes: GameType[]) => {
      await test.operator.settings({ closedLanes });
      const results = await test.request(getTableResults, {});
      const nodes = new Set(results.map(({ nodeId }) => nodeId));
      return new Set(games.filter(({ nodeId }) => nodes.has(nodeId)).map(({ kind }) => kind));
    };
    expect(await kindsWith(['LIVE'])).toEqual(new Set(['cockfight']));
    expect(await kindsWith(['SPORTS'])).not.toContain('cockfight');
    expect(await kindsWith(['LIVE', 'SPORTS'])).toEqual(new Set());
  });

  it('names the slots that can win the jackpot', async () => {
    const { games: slots } = await find({ slotClass: 'JP' });
    expect(slots.every(({ isJackpot }) => isJackpot)).toBe(true);
    const { games: others } = await find({ slotClass: 'VP' });
    expect(others.some(({ isJackpot }) => isJackpot)).toBe(false);
  });
});

describe('the next events', () => {
  it('are draws and matches that have not begun, by time', async () => {
    const events = await test.request(getNextEvents, {});
    const times = events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.min(...times)).toBeGreaterThan(Date.now() - 60_000);
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(['ELOTT', 'SPORTS']));
    for (const { category, lottery, nodeId } of events) {
      if (category === 'ELOTT') expect(lottery).toBeTruthy();
      else expect(games.find((game) => game.nodeId === nodeId)?.category).toBe('SPORTS');
    }
  });

  it('have names in the language of the request', async () => {
    const events = await test.request(getNextEvents, {}, { language: 'CN' });
    const draws = events.filter(({ category }) => category === 'ELOTT');
    expect(draws.every(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true);
  });

  it('leave out what the operator has closed', async () => {
    await test.operator.settings({ closedLanes: ['SPORTS'] });
    const events = await test.request(getNextEvents, {});
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(['ELOTT']));
  });

  it('become results when their time has come, once each', async () => {
    const quick = async () =>
      (await test.request(getNextEvents, {})).find(({ lottery }) => lottery === 'KULAY3');
    const next = await quick();
    await test.operator.advance(4 * 60);
    await test.operator.jobs();
    await test.operator.jobs();
    const drawn = (await test.request(getLatestDraws, {})).find(({ game }) => game === 'KULAY3');
    expect(drawn?.at).toBeGreaterThanOrEqual(next?.at ?? Infinity);
    expect(drawn?.digits).toMatch(/^[1-6],[1-6],[1-6]$/);
    expect((await quick())?.at).toBeGreaterThan(drawn?.at ?? Infinity);
  });
});
