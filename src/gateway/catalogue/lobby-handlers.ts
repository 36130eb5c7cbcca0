import * as calls from '#protocol/calls/lobby.ts';
import * as lists from '#protocol/calls/lobby-lists.ts';
import type { Language } from '#protocol/model/language.ts';
import { homeRowKinds } from '#protocol/model/lobby/home-row.ts';
import { mediaRoot } from '#protocol/paths.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../store/database.ts';
import { worded } from '../store/worded.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { coverOf, gameCard, selectGames } from './catalogue.ts';

function selectVendors(sql: Sql) {
  return sql.selectFrom('vendor').selectAll().orderBy('lane').orderBy('sort').limit(1000);
}

type Vendor = Awaited<ReturnType<ReturnType<typeof selectVendors>['execute']>>[number];

interface Lobby {
  readonly vendor: string;
  readonly category: GameType;
  readonly game_id: string;
  readonly node_id: number;
}

/** Selects the game that the lobby of each vendor starts: its first one. */
function selectLobbies(sql: Sql): Promise<Lobby[]> {
  return sql
    .selectFrom('game')
    .distinctOn(['category', 'vendor'])
    .select(['category', 'vendor', 'game_id', 'node_id'])
    .orderBy('category')
    .orderBy('vendor')
    .orderBy('node_id')
    .execute();
}

function showcaseOf({ showcase }: Vendor, language: Language) {
  if (showcase === null) return null;
  const { person, title, description } = showcase;
  return { personUrl: person, title: title[language], description: description[language] };
}

function card(vendor: Vendor, lobby: Lobby | undefined, language: Language) {
  return {
    cardId: `${vendor.category}-${vendor.code}`,
    vassalage: vendor.code,
    gameType: vendor.category,
    displayName: vendor.name,
    isGame: vendor.opens_games ? 'VASSALAGE' : 'LOBBY',
    isNew: vendor.under_maintenance,
    nodeId: lobby?.node_id ?? null,
    gameId: lobby?.game_id ?? null,
    icon: null,
    lagerIcon: `${mediaRoot}/vendors/${vendor.code}.svg`,
    showcase: showcaseOf(vendor, language),
  };
}

/** The classes of slots with their number of games. Other categories have no classes. */
async function slotClasses({ sql, language }: RequestContext) {
  const rows = await sql
    .selectFrom('slot_class')
    .innerJoin('game', 'game.slot_class', 'slot_class.key')
    .select(['slot_class.key', worded('slot_class.names', language).as('name')])
    .select((select) => select.fn.countAll<number>().as('games'))
    .groupBy('slot_class.key')
    .orderBy('slot_class.sort')
    .execute();
  return rows.map(({ key, name, games }) => ({ key, displayName: name, gameCount: games }));
}

export const getVendors = handle(calls.getVendors, async (_, context) => {
  const { closedLanes } = context.settings;
  const listed = await selectVendors(context.sql).execute();
  const vendors = listed.filter(({ category }) => !closedLanes.includes(category));
  const lobbies = await selectLobbies(context.sql);
  const classes = await slotClasses(context);
  const lobbyOf = new Map(lobbies.map((lobby) => [`${lobby.category} ${lobby.vendor}`, lobby]));
  const lanes = [...new Set(vendors.map(({ category }) => category))].map((title) => ({
    title,
    cards: vendors
      .filter(({ category }) => category === title)
      .map((vendor) =>
        card(vendor, lobbyOf.get(`${vendor.category} ${vendor.code}`), context.language),
      ),
    gameClassify: title === 'RNG' ? classes : [],
  }));
  return { data: { lanes } };
});

/** A row of the setting, such as `new` or `provider:HABAGAT`. */
export const getHomeRows = handle(lists.getHomeRows, async (_, { settings }) => ({
  list: settings.homeRows.flatMap((row) => {
    const [kind, vassalage = null] = row.split(':');
    const rowType = homeRowKinds.find((one) => one === kind);
    return rowType === undefined ? [] : [{ rowType, vassalage }];
  }),
}));

/** The next draws, on sale by the lottery. A draw of an unknown game is left out. */
async function nextDraws({ sql, language, calendar, now }: RequestContext) {
  const draws = calendar.drawsAfter(now);
  if (draws.length === 0) return [];
  const games = await sql
    .selectFrom('lottery_game')
    .select(['code', worded('names', language).as('name')])
    .execute();
  const vendor = await sql
    .selectFrom('vendor')
    .select('code')
    .where('category', '=', 'ELOTT')
    .orderBy('sort')
    .executeTakeFirst();
  return draws.flatMap(({ gameCode, numero, opensAt }) => {
    const game = games.find(({ code }) => code === gameCode);
    if (game === undefined || vendor === undefined) return [];
    return {
      eventType: 'draw' as const,
      eventId: numero,
      gameType: 'ELOTT' as const,
      vassalage: vendor.code,
      gameCode,
      eventName: game.name,
      icon: `${mediaRoot}/lottery/${gameCode}.svg`,
      startTime: opensAt,
    };
  });
}

function nextMatches({ calendar, now }: RequestContext) {
  return calendar.matchesAfter(now).map((match) => ({
    eventType: 'match' as const,
    eventId: match.id,
    gameType: match.category,
    vassalage: match.vendor,
    nodeId: match.nodeId,
    eventName: match.name,
    league: match.league,
    icon: coverOf(match.nodeId),
    startTime: match.startsAt,
  }));
}

/** The next draws and matches in one list, by time. Events of closed categories are left out. */
export const getNextEvents = handle(lists.getNextEvents, async (_, context) => {
  const { closedLanes } = context.settings;
  const events = [...(await nextDraws(context)), ...nextMatches(context)];
  const open = events.filter(({ gameType }) => !closedLanes.includes(gameType));
  return { list: open.toSorted((one, other) => one.startTime - other.startTime).slice(0, 100) };
});

/** The categories with games whose rounds all players share. The app takes cockfights from sports. */
const sharedCategories: readonly GameType[] = ['LIVE', 'SPORTS'];

/** The latest results of the live tables and arenas. */
export const getTableResults = handle(lists.getTableResults, async (_, context) => {
  const { calendar, storeClock, seeds, settings, sql } = context;
  const open = sharedCategories.filter((category) => !settings.closedLanes.includes(category));
  if (open.length === 0) return { list: [] };
  const tables = await sql
    .selectFrom('game')
    .select(['node_id as nodeId', 'kind'])
    .where('category', 'in', open)
    .limit(500)
    .execute();
  await seeds.refresh();
  const now = await storeClock.now();
  const list = tables.map((table) => ({
    nodeId: table.nodeId,
    resultList: [...calendar.resultsUntil(now, table, seeds)],
  }));
  return { list: list.filter(({ resultList }) => resultList.length > 0) };
});

export const getHotGames = handle(calls.getHotGames, async (_, { sql }) => {
  const games = selectGames(sql).where('hot', '>', 0).orderBy('hot').limit(60);
  return { list: (await games.execute()).map((game) => gameCard(game)) };
});
