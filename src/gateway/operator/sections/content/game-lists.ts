import { integer, maxValue, minValue, number, pipe, strictObject, string } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { findGame, listGames, listPlaced } from '../../../catalogue/catalogue.ts';
import {
  countPlaced,
  findPlaced,
  moveContent,
  placeGame,
  removePlaced,
} from '../../../content/content.ts';
import type { Sql } from '../../../store/database.ts';
import { emptyBody } from '../../bodies.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Action, Block } from '../../view.ts';
import { action, field, row, table } from '../../view-parts.ts';
import type { Section } from '../section.ts';
import { findList, type GameList, listsOf } from './ordered-lists.ts';
import { moveAction, placeBody } from './content-forms.ts';
import {
  noGame,
  pageLinks,
  placeWords,
  readPage,
  searchField,
  size,
  stateOf,
  timesOf,
} from './game-parts.ts';

const path = 'content/game-lists';
const name = 'game-lists';

const number32 = pipe(
  number(noGame),
  integer(noGame),
  minValue(0, noGame),
  maxValue(2_147_483_647, noGame),
);

/** A game that is put into a list. */
const addBody = strictObject({ list: string(), game: number32 });

/** Puts a game first into a list. Throws a BadRequest. Call inside a transaction. */
async function add(sql: Sql, { category, list, most }: GameList, nodeId: number): Promise<void> {
  const game = await findGame(sql, nodeId);
  if (game === undefined) throw new BadRequest(noGame);
  if (category !== null && game.category !== category) {
    throw new BadRequest(`This game is not of the category ${category}`);
  }
  if ((await countPlaced(sql, list)) >= most) {
    throw new BadRequest(`There are ${most} already: remove one first`);
  }
  if (!(await placeGame(sql, list, nodeId))) throw new BadRequest('This game is in the list');
}

/** Moves a game of a list. Throws a BadRequest. Call inside a transaction. */
async function move(sql: Sql, id: string, place: number): Promise<boolean> {
  const found = await findPlaced(sql, id);
  if (found === undefined) throw new BadRequest('This game is not in the list');
  return moveContent(sql, 'placed_game', { id, list: found.list, place });
}

/** The actions of a game at a place of a list with so many games. */
function actionsOf(id: string, title: string, place: number, count: number): Action[] {
  const own = `${path}/${encodeURIComponent(id)}`;
  const step = (label: string, to: number) =>
    action({
      label,
      path: `${own}/move`,
      body: { place: to },
      question: `${label}: “${title}” to place ${to}?`,
      done: `“${title}” is at place ${to}.`,
    });
  const take = action({
    label: 'Remove',
    path: `${own}/remove`,
    question: `Take “${title}” out of this list? It stays in the lobby.`,
    done: 'Removed.',
  });
  return [
    ...(place > 1 ? [step('Move up', place - 1)] : []),
    ...(place < count ? [step('Move down', place + 1)] : []),
    moveAction(own, title, place),
    take,
  ];
}

async function listTable(
  sql: Sql,
  shown: GameList,
  { lists, now }: { readonly lists: readonly GameList[]; readonly now: number },
): Promise<Block> {
  const { list, title, text, empty } = shown;
  const games = await listPlaced(sql, list);
  const rows = games.map((game, at) => {
    const badge = stateOf(game, timesOf(game, now));
    // The buttons of the row are named by it.
    const query = { text: String(game.nodeId) };
    const link = { kind: 'link', text: game.name, section: 'games', query } as const;
    const cells = [at + 1, link, game.code, String(game.nodeId), game.vendor, badge];
    return row(game.id, cells, { actions: actionsOf(game.id, game.name, at + 1, games.length) });
  });
  const filter = field({
    name: 'list',
    label: 'List',
    type: 'choice',
    value: list,
    options: lists.map((one) => ({ value: one.list, label: one.title })),
  });
  const columns = ['Place', 'Game', 'Code', 'Number', 'Vendor', 'State'];
  return table({ title, text, filters: [filter], columns, rows, empty });
}

/** The games that can be put into a list. */
async function foundTable(
  sql: Sql,
  { list, category }: GameList,
  query: Readonly<Record<string, string>>,
  now: number,
): Promise<Block> {
  const page = readPage(query['page']);
  const text = (query['text'] ?? '').slice(0, 60);
  const search = { text, category: category ?? '', state: null, outside: list };
  const found = await listGames(sql, search, { now, page, size });
  const rows = found.games.map((game) => {
    const put = action({
      label: 'Add',
      path,
      body: { list, game: game.nodeId },
      question: `Put “${game.name}” first into this list?`,
      done: 'Added.',
    });
    const about = [game.name, game.code, String(game.nodeId), game.vendor, game.category];
    return row(`add ${game.nodeId}`, [...about, stateOf(game, timesOf(game, now))], {
      actions: [put],
    });
  });
  return table({
    title: 'Add a game',
    text: `${placeWords(found)}A game takes the first place.`,
    filters: [searchField(text)],
    columns: ['Game', 'Code', 'Number', 'Vendor', 'Category', 'State'],
    rows,
    links: pageLinks(name, query, found),
    empty: 'No game fits, or it is in the list.',
  });
}

async function viewLists(
  { database: { sql }, settings }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const now = settings.clock.now();
  const lists = listsOf((await settings.read()).homeRows);
  const shown = findList(lists, query['list'] ?? lists[0]?.list);
  return [await listTable(sql, shown, { lists, now }), await foundTable(sql, shown, query, now)];
}

/** The order of games: the first ones in the lobby of a category, and the ones of the rows of the home page. */
export const gameListsSection: Section = {
  name,
  area: 'content',
  page: { title: 'Order of games', group: 'Content', view: viewLists },
  addRoutes(app, { database: { sql: outside, transaction }, settings }) {
    const root = `${operatorRoot}/${path}`;
    app.post(root, async (context) => {
      const { list, game } = await readBody(context, addBody);
      const wanted = findList(listsOf((await settings.read()).homeRows), list);
      await transaction((sql) => add(sql, wanted, game));
      return context.json({ done: true });
    });
    app.post(`${root}/:id/move`, async (context) => {
      const { place } = await readBody(context, placeBody);
      const id = context.req.param('id');
      return context.json({ done: await transaction((sql) => move(sql, id, place)) });
    });
    app.post(`${root}/:id/remove`, async (context) => {
      await readBody(context, emptyBody);
      return context.json({ done: await removePlaced(outside, context.req.param('id')) });
    });
  },
};
