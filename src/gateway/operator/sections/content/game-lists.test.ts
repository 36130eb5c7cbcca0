import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { getHotGames } from '#protocol/calls/lobby.ts';
import { getHomeRows } from '#protocol/calls/lobby-lists.ts';
import type { RequestOf } from '#protocol/call.ts';
import { games } from '#demo/content/games.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const path = 'content/game-lists';
const slots = games.filter(({ category }) => category === 'RNG');
/** Three slots that nobody would see on the first page. */
const [one = 0, two = 0, three = 0] = slots
  .filter(({ hot }) => hot === 0)
  .slice(-3)
  .map(({ nodeId }) => nodeId);

const add = (game: number, list = 'category:RNG') =>
  test.operator.send('POST', path, { list, game });
const move = (game: number, place: number) =>
  test.operator.send('POST', `${path}/category%3ARNG%3A${game}/move`, { place });
const remove = (game: number) =>
  test.operator.send('POST', `${path}/category%3ARNG%3A${game}/remove`, {});

interface Row {
  readonly key: string;
  readonly cells: readonly unknown[];
  readonly actions: readonly {
    readonly label: string;
    readonly path: string;
    readonly body: object;
  }[];
}

/** The tables of the page: the games of a list, and those that can be added. */
async function tables(query: Readonly<Record<string, string>> = {}) {
  const asked = new URLSearchParams({ list: 'category:RNG', ...query }).toString();
  const { blocks } = Object(await test.operator.send('GET', `pages/game-lists?${asked}`));
  return (blocks as readonly { readonly rows: readonly Row[] }[]).map(({ rows }) => rows);
}

const find = (wanted: Partial<RequestOf<typeof getGames>> = {}) => {
  const any = { vendor: '', slotClass: '', search: '', leastBet: 0, leastLines: 0 };
  const first = { page: 1, pageSize: 100 };
  return test.request(getGames, { ...any, category: 'RNG', sort: '', ...first, ...wanted });
};
const nodes = async (wanted: Partial<RequestOf<typeof getGames>> = {}) =>
  (await find(wanted)).games.map(({ nodeId }) => nodeId);

describe('the games at the front of a category', () => {
  it('come first in the lobby of everybody, the last one added before the others', async () => {
    const before = await nodes();
    await add(one);
    await add(two);
    const moved = before.filter((node) => node !== one && node !== two);
    expect(await nodes()).toEqual([two, one, ...moved].slice(0, 100));
    expect(await nodes({ category: '' })).not.toContain(two);
  });

  it('leave each game on one page, and the order that a player asks for', async () => {
    const names = await nodes({ sort: 'name' });
    const newest = await nodes({ sort: 'newest' });
    await add(one);
    await add(two);
    const size = 7;
    const { pages } = await find({ pageSize: size });
    const all: (number | null)[] = [];
    for (let page = 1; page <= (pages ?? 0); page += 1) {
      all.push(...(await nodes({ page, pageSize: size })));
    }
    expect(all.slice(0, 2)).toEqual([two, one]);
    expect(all).toHaveLength(slots.length);
    expect(new Set(all)).toEqual(new Set(slots.map(({ nodeId }) => nodeId)));
    expect(await nodes({ sort: 'name' })).toEqual(names);
    expect(await nodes({ sort: 'newest' })).toEqual(newest);
  });

  it('come first among the games of their vendor, too', async () => {
    const { vendor } = slots.find(({ nodeId }) => nodeId === one) ?? { vendor: '' };
    expect((await nodes({ vendor }))[0]).not.toBe(one);
    await add(one);
    expect((await nodes({ vendor }))[0]).toBe(one);
  });

  it('move up and down by the actions of their rows, and are removed', async () => {
    const before = await nodes();
    for (const game of [three, two, one]) await add(game);
    const press = async (at: number, label: string) => {
      const [rows = []] = await tables();
      const found = rows[at]?.actions.find((action) => action.label === label);
      return test.operator.send('POST', found?.path ?? '', found?.body ?? {});
    };
    const labels = (await tables())[0]?.map(({ actions }) => actions.map(({ label }) => label));
    expect(labels).toEqual([
      ['Move down', 'Move', 'Remove'],
      ['Move up', 'Move down', 'Move', 'Remove'],
      ['Move up', 'Move', 'Remove'],
    ]);
    expect(await press(0, 'Move down')).toEqual({ done: true });
    expect((await nodes()).slice(0, 3)).toEqual([two, one, three]);
    await press(2, 'Move up');
    expect((await nodes()).slice(0, 3)).toEqual([two, three, one]);
    await move(one, 1);
    expect((await nodes()).slice(0, 3)).toEqual([one, two, three]);
    expect(await press(0, 'Remove')).toEqual({ done: true });
    expect((await nodes()).slice(0, 2)).toEqual([two, three]);
    await remove(two);
    await remove(three);
    expect(await nodes()).toEqual(before);
    expect(await remove(three)).toEqual({ done: false });
  });

  it('are in no lobby while they are hidden, and keep their places', async () => {
    await add(two);
    await add(one);
    await test.operator.send('POST', `content/games/${one}/hide`, { reason: 'A repair' });
    expect((await nodes())[0]).toBe(two);
    expect(JSON.stringify((await tables())[0]?.[0]?.cells)).toContain('hidden');
    await test.operator.send('POST', `content/games/${one}/show`, { reason: 'It works' });
    expect((await nodes()).slice(0, 2)).toEqual([one, two]);
  });

  it('are of the category, once, and at most a hundred', async () => {
    const live = games.find(({ category }) => category === 'LIVE')?.nodeId ?? 0;
    await expect(add(live)).rejects.toThrow('This game is not of the category RNG');
    await expect(add(1)).rejects.toThrow('There is no such game');
    await expect(add(2_147_483_648)).rejects.toThrow('There is no such game');
    await expect(add(one, 'category:NONE')).rejects.toThrow('There is no such list');
    await expect(move(one, 1)).rejects.toThrow('This game is not in the list');
    await add(one);
    await expect(add(one)).rejects.toThrow('This game is in the list');
    await test.operator.games(slots.length + 100);
    const { games: many } = await find({ sort: 'newest' });
    for (const { nodeId } of many.slice(0, 99)) await add(nodeId ?? 0);
    await expect(add(many[99]?.nodeId ?? 0)).rejects.toThrow('There are 100 already');
  });
});

describe('the games of a row of the home page', () => {
  const hot = async () => (await test.request(getHotGames, {})).map(({ nodeId }) => nodeId);
  const rows = async () =>
    (await test.request(getHomeRows, {})).map(({ kind, vendor, games: chosen }) => [
      vendor ?? kind,
      chosen.map(({ nodeId }) => nodeId),
    ]);
  const live = games.find(({ category, seats }) => category === 'LIVE' && seats !== null);

  it('are the hot games in the order of the operator, and the catalogue without a choice', async () => {
    const before = await hot();
    await add(one, 'row:hot');
    await add(live?.nodeId ?? 0, 'row:hot');
    expect(await hot()).toEqual([live?.nodeId, one]);
    await test.operator.send('POST', `${path}/row%3Ahot%3A${one}/move`, { place: 1 });
    expect(await hot()).toEqual([one, live?.nodeId]);
    for (const node of [one, live?.nodeId]) {
      await test.operator.send('POST', `${path}/row%3Ahot%3A${node}/remove`, {});
    }
    expect(await hot()).toEqual(before);
  });

  it('come with the row that they were chosen for', async () => {
    await test.operator.settings({ homeRows: ['new', 'provider:TALA', 'draws'] });
    await add(one, 'row:new');
    await add(two, 'row:new');
    await add(live?.nodeId ?? 0, 'row:provider:TALA');
    expect(await rows()).toEqual([
      ['new', [two, one]],
      ['TALA', [live?.nodeId]],
      ['draws', []],
    ]);
    const [, tala] = await test.request(getHomeRows, {});
    expect(tala?.games[0]).toMatchObject({ category: 'LIVE', seats: live?.seats, players: 0 });
    expect(await nodes()).not.toContain(one);
  });

  it('are left out while they are hidden: the row has the catalogue when none is left', async () => {
    const before = await hot();
    await test.operator.settings({ homeRows: ['new'] });
    for (const list of ['row:hot', 'row:new']) await add(one, list);
    await test.operator.send('POST', `content/games/${one}/hide`, { reason: 'A repair' });
    expect(await rows()).toEqual([['new', []]]);
    expect(await hot()).toEqual(before);
  });

  it('can be chosen for the rows of the settings that have games, at most 24 for each', async () => {
    await test.operator.settings({ homeRows: ['new', 'draws'] });
    for (const list of ['row:draws', 'row:fish']) {
      await expect(add(one, list)).rejects.toThrow('There is no such list');
    }
    for (const { nodeId } of slots.slice(0, 24)) await add(nodeId, 'row:new');
    await expect(add(one, 'row:new')).rejects.toThrow('There are 24 already');
  });
});

describe('the page of the order of games', () => {
  it('finds the games of the category that are not in the list', async () => {
    const { name = '' } = slots.find(({ nodeId }) => nodeId === one) ?? {};
    const found = async () =>
      (await tables({ text: name }))[1]?.map(({ actions }) => actions[0]?.body);
    expect(await found()).toContainEqual({ list: 'category:RNG', game: one });
    await test.operator.send('POST', path, { list: 'category:RNG', game: one });
    expect(await found()).not.toContainEqual({ list: 'category:RNG', game: one });
    const [, live = []] = await tables({ list: 'category:LIVE' });
    expect(live.length).toBeGreaterThan(0);
    expect(live.every(({ cells }) => cells[4] === 'LIVE')).toBe(true);
    await expect(tables({ list: 'nothing' })).rejects.toThrow('There is no such list');
  });

  it('has its changes in the audit, with the list and the game', async () => {
    await add(one);
    await add(two);
    await move(one, 1);
    await remove(one);
    const changes = JSON.stringify(await test.operator.send('GET', 'pages/changes'));
    const row = `id: category:RNG:${one}`;
    expect(changes).toContain(`action: POST ${path}; list: category:RNG; game: ${one}`);
    expect(changes).toContain(`action: POST ${path}/:id/move; place: 1; ${row}`);
    expect(changes).toContain(`action: POST ${path}/:id/remove; ${row}`);
  });
});
