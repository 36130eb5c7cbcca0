import * as calls from '#protocol/calls/lobby.ts';
import * as lists from '#protocol/calls/lobby-lists.ts';
import type { Language } from '#protocol/model/language.ts';
import { mediaRoot } from '#protocol/paths.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../store/database.ts';
import { worded } from '../store/worded.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { coverOf } from './catalogue.ts';
import { hiddenNodes, isShownAt } from './hidden-games.ts';

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

/** Selects the game that the lobby of each vendor starts: its first one that is not hidden. */
function selectLobbies({ sql, now }: RequestContext): Promise<Lobby[]> {
  return sql
    .selectFrom('game')
    .distinctOn(['category', 'vendor'])
    .select(['category', 'vendor', 'game_id', 'node_id'])
    .where(isShownAt(now))
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
async function slotClasses({ sql, now, language }: RequestContext) {
  const rows = await sql
    .selectFrom('slot_class')
    .innerJoin('game', 'game.slot_class', 'slot_class.key')
    .select(['slot_class.key', worded('slot_class.names', language).as('name')])
    .select((select) => select.fn.countAll<number>().as('games'))
    .where(isShownAt(now))
    .groupBy('slot_class.key')
    .orderBy('slot_class.sort')
    .execute();
  return rows.map(({ key, name, games }) => ({ key, displayName: name, gameCount: games }));
}

export const getVendors = handle(calls.getVendors, async (_, context) => {
  const { closedLanes } = context.settings;
  const listed = await selectVendors(context.sql).execute();
  const vendors = listed.filter(({ category }) => !closedLanes.includes(category));
  const lobbies = await selectLobbies(context);
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

/** The next draws, on sale by the lottery. Draws of unknown games are left out, and all of them while no lottery is shown. */
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
    .where(({ exists, selectFrom }) => {
      const own = selectFrom('game').select('node_id').whereRef('game.vendor', '=', 'vendor.code');
      return exists(own.whereRef('game.category', '=', 'vendor.category').where(isShownAt(now)));
    })
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

async function nextMatches({ calendar, now, sql }: RequestContext) {
  const hidden = await hiddenNodes(sql, now);
  const matches = calendar.matchesAfter(now).filter(({ nodeId }) => !hidden.has(nodeId));
  return matches.map((match) => ({
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

/** The next draws and matches in one list, by time. Events of closed categories and hidden games are left out. */
export const getNextEvents = handle(lists.getNextEvents, async (_, context) => {
  const { closedLanes } = context.settings;
  const events = [...(await nextDraws(context)), ...(await nextMatches(context))];
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
    .where(isShownAt(context.now))
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
