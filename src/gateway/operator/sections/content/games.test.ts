import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFavourite } from '#protocol/calls/favourite-changes.ts';
import { getFavouriteGames, getFavourites } from '#protocol/calls/favourites.ts';
import { getGames, getRecentGames, getRooms } from '#protocol/calls/games.ts';
import { launchGame, launchTrial } from '#protocol/calls/launch.ts';
import { getHotGames, getVendors } from '#protocol/calls/lobby.ts';
import { getNextEvents, getTableResults } from '#protocol/calls/lobby-lists.ts';
import { getWinners } from '#protocol/calls/winners.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { games } from '#demo/content/games.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
let juan: string;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  juan = await test.signIn('juan');
});

const hourMs = 3_600_000;
const closed = { code: 'game_under_maintenance' };
const why = { reason: 'The vendor repairs it' };

function gameOf(fits: (game: (typeof games)[number]) => boolean) {
  const game = games.find(fits);
  if (game === undefined) throw new Error('No such game');
  return game;
}
const hot = gameOf((one) => one.hot > 0 && one.category === 'RNG' && one.trial);

const hide = (nodeId: number, body: object = why) =>
  test.operator.send('POST', `content/games/${nodeId}/hide`, body);
const show = (nodeId: number) => test.operator.send('POST', `content/games/${nodeId}/show`, why);

interface Row {
  readonly key: string;
  readonly cells: readonly unknown[];
  readonly actions: readonly { readonly label: string }[];
}

async function page(query = '') {
  const { blocks } = Object(await test.operator.send('GET', `pages/games?${query}`));
  const { rows, text, links } = blocks[0];
  return { rows: rows as readonly Row[], text: String(text), links: links as { query: object }[] };
}
const rowOf = async ({ nodeId }: { nodeId: number }) =>
  (await page(`text=${nodeId}`)).rows.find(({ key }) => key === String(nodeId));
const stateOf = async (game: { nodeId: number }) => Object((await rowOf(game))?.cells[5]).word;

const nodes = (list: readonly { readonly nodeId: number | null }[]) =>
  list.map(({ nodeId }) => nodeId);
const find = async (category: GameType | '', search = '', pageSize = 100) => {
  const query = { vendor: '', slotClass: '', leastBet: 0, leastLines: 0, sort: '' as const };
  return test.request(getGames, { ...query, category, search, page: 1, pageSize });
};
const cards = async () => (await test.request(getVendors, {})).flatMap(({ cards: own }) => own);

/** The numbers of all games in the lists of a member, by the name of the list. */
async function lists(game: (typeof games)[number]) {
  const mine = { token: juan };
  return {
    lobby: nodes((await find(game.category)).games),
    search: nodes((await find('', game.name)).games),
    hot: nodes(await test.request(getHotGames, {})),
    stars: await test.request(getFavourites, {}, mine),
    favourites: nodes(await test.request(getFavouriteGames, {}, mine)),
    recent: nodes(await test.request(getRecentGames, {}, mine)),
    wins: nodes(await test.request(getWinners, {})),
  };
}

const launch = ({ nodeId, gameId, vendor }: (typeof games)[number]) =>
  test.request(launchGame, { launchMode: 'GLS', nodeId, gameId, vendor }, { token: juan });

/** Sends a request to the games' origin, as the page of a game does. */
async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const request = new Request(`http://localhost:4174${path}`, init);
  const answer = await test.gateway.gamesFetch(request, { ip: '192.0.2.1' });
  return Object(await answer.json());
}

/** Opens the page of a slot, which plays rounds. */
async function openPage(game: (typeof games)[number]) {
  const { url } = await launch(game);
  const { pathname, hash } = new URL(url, 'http://localhost:4174');
  const { session } = await post(`${pathname}/open`, { ticket: hash.slice(1), parents: [] });
  const round = { session, stakeCentavos: 100_00, choice: sampleChoices.slot };
  return (key: string) => post(`${pathname}/play`, { ...round, key });
}

describe('a hidden game', () => {
  it('is in no list, and is there again at once when it is shown', async () => {
    await test.request(addFavourite, hot, { token: juan });
    await test.operator.winner({ nodeId: hot.nodeId, winAmount: 900, customerName: 'a***a' });
    const play = await openPage(hot);
    expect(await play('a-first-round')).toHaveProperty('payoutCentavos');
    const before = await lists(hot);
    for (const [name, list] of Object.entries(before)) expect(list, name).toContain(hot.nodeId);
    await hide(hot.nodeId);
    for (const [name, list] of Object.entries(await lists(hot))) {
      expect(list, name).not.toContain(hot.nodeId);
    }
    await show(hot.nodeId);
    expect(await lists(hot)).toEqual(before);
  });

  it('leaves its pages and counts as long as they are without it', async () => {
    const slots = games.filter(({ category }) => category === 'RNG').length;
    const counts = async () => {
      const lane = (await test.request(getVendors, {})).find(({ category }) => category === 'RNG');
      return new Map(lane?.slotClasses.map(({ key, games: count }) => [key, count]));
    };
    const before = await counts();
    await hide(hot.nodeId);
    expect(await find('RNG', '', 12)).toMatchObject({
      total: slots - 1,
      pages: Math.ceil((slots - 1) / 12),
      games: { length: 12 },
    });
    const key = hot.slotClass ?? '';
    expect((await counts()).get(key)).toBe((before.get(key) ?? 0) - 1);
  });

  it('leaves the card of its vendor to the next game', async () => {
    const own = games.filter(({ vendor }) => vendor === hot.vendor);
    const card = async () => (await cards()).find(({ vendor }) => vendor === hot.vendor)?.nodeId;
    const [first, second] = own.map(({ nodeId }) => nodeId).toSorted((one, other) => one - other);
    expect(await card()).toBe(first);
    await hide(first ?? 0);
    expect(await card()).toBe(second);
  });

  it('has no matches, no results and no rooms in the lobby', async () => {
    const events = async () => nodes(await test.request(getNextEvents, {}));
    const results = async () => nodes(await test.request(getTableResults, {}));
    const [match] = (await events()).filter((one) => one !== null);
    const [result] = await results();
    const room = gameOf(({ category }) => category === 'PVP');
    const rooms = async () =>
      (await test.request(getRooms, { vendor: room.vendor }, { token: juan })).map(({ id }) => id);
    expect(await rooms()).toContain(String(room.nodeId));
    for (const one of [match, result, room.nodeId]) await hide(one ?? 0);
    expect(await events()).not.toContain(match);
    expect(await results()).not.toContain(result);
    expect(await rooms()).not.toContain(String(room.nodeId));
  });

  it('has no draws in the lobby while no other lottery is shown, and its launch is refused', async () => {
    const draws = async () =>
      (await test.request(getNextEvents, {})).filter(({ lottery }) => lottery !== null);
    const lotteries = games.filter(({ kind }) => kind === 'lottery');
    const wanted = { launchMode: 'LOTT', lottoGameCode: '', lottoView: 'betting' } as const;
    const start = () => test.request(launchGame, wanted, { token: juan });
    expect(await draws()).not.toEqual([]);
    for (const { nodeId } of lotteries.slice(0, -1)) await hide(nodeId);
    expect((await start()).url).toMatch(/^\/lottery\?language=EN#/);
    await hide(lotteries.at(-1)?.nodeId ?? 0);
    expect(await draws()).toEqual([]);
    await expect(start()).rejects.toMatchObject(closed);
  });

  it('is refused with the words of a closed vendor: launches, tickets and rounds', async () => {
    const trial = { gameId: hot.gameId, nodeId: hot.nodeId };
    const play = await openPage(hot);
    const { url } = await launch(hot);
    const { pathname, hash } = new URL(url, 'http://localhost:4174');
    await hide(hot.nodeId);
    await expect(launch(hot)).rejects.toMatchObject(closed);
    await expect(test.request(launchTrial, trial)).rejects.toMatchObject(closed);
    expect(await post(`${pathname}/open`, { ticket: hash.slice(1), parents: [] })).toMatchObject({
      reason: 'game_closed',
    });
    expect(await play('a-late-round')).toMatchObject({ reason: 'game_closed' });
    await show(hot.nodeId);
    expect(await play('a-late-round')).toHaveProperty('payoutCentavos');
    expect((await launch(hot)).url).toMatch(/^\/slot\?language=EN#/);
  });

  it('can have times: it is scheduled, hidden and shown by the clock', async () => {
    const now = Date.now();
    await hide(hot.nodeId, { ...why, from: now + hourMs, until: now + 2 * hourMs });
    expect(await stateOf(hot)).toBe('scheduled');
    expect((await lists(hot)).lobby).toContain(hot.nodeId);
    await test.operator.advance(3_600);
    juan = await test.signIn('juan');
    expect(await stateOf(hot)).toBe('hidden');
    expect((await lists(hot)).lobby).not.toContain(hot.nodeId);
    await expect(launch(hot)).rejects.toMatchObject(closed);
    await test.operator.advance(3_600);
    juan = await test.signIn('juan');
    expect(await stateOf(hot)).toBe('shown');
    expect((await lists(hot)).lobby).toContain(hot.nodeId);
    expect(await show(hot.nodeId)).toEqual({ done: false });
  });
});

describe('the games of the console', () => {
  it('are found by a part of the name or the code, and by the number', async () => {
    const texts = [hot.name.slice(1).toUpperCase(), hot.gameId, String(hot.nodeId)];
    for (const text of texts) {
      const { rows } = await page(`text=${encodeURIComponent(text)}`);
      expect(
        rows.map(({ key }) => key),
        text,
      ).toContain(String(hot.nodeId));
      expect(rows.length).toBeLessThan(25);
    }
    expect((await page('text=%25%25')).rows).toEqual([]);
  });

  it('are listed in pages of 25, each game once', async () => {
    const keys: string[] = [];
    let query: string | null = 'category=RNG';
    while (query !== null) {
      const { rows, links, text } = await page(query);
      expect(text).toContain(`${keys.length + 1} to ${keys.length + rows.length} of `);
      keys.push(...rows.map(({ key }) => key));
      const next = links.map((link) => Object(link)).find((one) => one.text === 'Next page');
      query = next === undefined ? null : new URLSearchParams(next.query).toString();
    }
    const slots = games.filter(({ category }) => category === 'RNG');
    expect(keys.toSorted()).toEqual(slots.map(({ nodeId }) => String(nodeId)).toSorted());
    await expect(page('page=0')).rejects.toThrow('There is no such page');
  });

  it('are filtered by their state, and show why and until when a game is hidden', async () => {
    const until = Date.UTC(2090, 0, 1);
    await hide(hot.nodeId, { ...why, until });
    const { rows } = await page('state=hidden');
    expect(rows.map(({ key }) => key)).toEqual([String(hot.nodeId)]);
    expect(JSON.stringify(rows[0]?.cells)).toContain(`until 2090-01-01 08:00: ${why.reason}`);
    expect(rows[0]?.actions.map(({ label }) => label)).toEqual(['Show', 'Change']);
    const other = await page(`state=shown&text=${hot.nodeId}`);
    expect(other.rows).toEqual([]);
    await show(hot.nodeId);
    expect((await page('state=hidden')).rows).toEqual([]);
    expect((await rowOf(hot))?.actions.map(({ label }) => label)).toEqual(['Hide']);
  });

  it('of a closed vendor are closed', async () => {
    await test.operator.vendor(hot.vendor, true);
    expect(await stateOf(hot)).toBe('closed');
    await hide(hot.nodeId);
    expect(await stateOf(hot)).toBe('hidden');
  });

  it.each([
    [{}, 'reason'],
    [{ reason: ' ' }, 'reason: Write a reason'],
    [{ reason: 'a'.repeat(201) }, 'reason: This is longer than 200 characters'],
    [{ ...why, until: 1 }, 'until: This is no time'],
    [{ ...why, from: 2e12, until: 1.9e12 }, 'until: The end is not after the start'],
  ])('stay as they are after a form that makes no sense: %#', async (body, words) => {
    await expect(hide(hot.nodeId, body)).rejects.toThrow(words);
    expect(await stateOf(hot)).toBe('shown');
  });

  it.each([1, 99_999_999_999])(
    'are refused when there is none of the number %d',
    async (nodeId) => {
      await expect(hide(nodeId)).rejects.toThrow('There is no such game');
    },
  );

  it('are in the audit with the operator, the reason and the game', async () => {
    await hide(hot.nodeId);
    await show(hot.nodeId);
    const changes = JSON.stringify(await test.operator.send('GET', 'pages/changes'));
    for (const verb of ['hide', 'show']) {
      expect(changes).toContain(
        `action: POST content/games/:game/${verb}; reason: ${why.reason}; game: ${hot.nodeId}`,
      );
    }
  });
});
