import { sql as raw } from 'kysely';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { mediaRoot } from '#protocol/paths.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { isHiddenAt, isShownAt } from './hidden-games.ts';
import type { LobbyCalendar } from './lobby-calendar.ts';

export { emptyCalendar, type LobbyCalendar } from './lobby-calendar.ts';
export { findHidden, hiddenNodes, hideGame, isShownAt, showGame } from './hidden-games.ts';
export { findGame, gameStates, listGames } from './list-games.ts';
export { frontOf, listPlaced, rowOf } from './placed-games.ts';
export { purgeDraws, takeDraws } from './take-draws.ts';

declare module '../http/request-context.ts' {
  interface Services {
    /** The next draws and matches, and the latest results of live tables. */
    readonly calendar: LobbyCalendar;
  }
}

/**
 * Selects the columns of games that `gameCard` needs, without the games that are hidden at a time. Callers add their joins,
 * conditions and order.
 */
export function selectGames(sql: Sql, now: number) {
  return sql
    .selectFrom('game')
    .where(isShownAt(now))
    .select(['game.node_id', 'game_id', 'vendor', 'category', 'game.name', 'trial'])
    .select(['least_bet', 'lines', 'hot', 'is_new', 'return_rate'])
    .select(['is_jackpot', 'most_bet', 'seats']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGames>['execute']>>[number];

/** Address of the cover picture of a game. */
export function coverOf(nodeId: number): string {
  return `${mediaRoot}/games/${nodeId}.svg`;
}

/** A game in wire shape. `players` is the number of players at a table with seats now; null where it is unknown. */
export function gameCard(row: Row, players: number | null = null) {
  return {
    nodeId: row.node_id,
    gameId: row.game_id,
    displayName: row.name,
    iconUrl: coverOf(row.node_id),
    vassalage: row.vendor,
    gameType: row.category,
    // Each player-against-player game has one room, with the same number.
    roomId: row.category === 'PVP' ? String(row.node_id) : null,
    supportPlay: row.trial,
    minBet: row.least_bet === null ? null : toPesos(row.least_bet),
    lines: row.lines,
    isHot: row.hot > 0,
    isNew: row.is_new,
    returnRate: row.return_rate,
    isJackpot: row.is_jackpot,
    maxBet: row.most_bet === null ? null : toPesos(row.most_bet),
    seats: row.seats,
    players: row.seats === null || players === null ? null : Math.min(players, row.seats),
  };
}

/** Facts of a game that decide its rounds: the lowest bet in centavos and the number of lines, null when unknown. */
export interface GameFacts {
  readonly leastBet: Centavos | null;
  readonly lines: number | null;
  /** A round can win the jackpot. */
  readonly isJackpot: boolean;
}

/** True while the vendor of a game is under maintenance, or the operator hides the game: no launch, round or bet. */
export function isClosedAt(now: number) {
  return raw<boolean>`(vendor.under_maintenance or ${isHiddenAt(now)})`;
}

/** Selects games with the maintenance of their vendors and their own, which stops their launches and their rounds. */
export function selectPlayable(sql: Sql, now: number) {
  return sql
    .selectFrom('game')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .select(['game.node_id as nodeId', 'game.name as gameName', 'kind', 'least_bet as leastBet'])
    .select(['lines', 'is_jackpot as isJackpot', 'game.vendor', 'game.category'])
    .select(isClosedAt(now).as('underMaintenance'));
}

/** Selects the node ids of a kind of games. */
export function nodesOfKind(sql: Sql, kind: string) {
  return sql.selectFrom('game').select('game.node_id').where('kind', '=', kind);
}

/**
 * The vendor of a game, its name and its facts. Throws when it does not exist. Refusal `game_under_maintenance` while its vendor is
 * under maintenance, or the game is hidden.
 */
export async function gameToPlay(sql: Sql, nodeId: number, now: number) {
  const game = await selectPlayable(sql, now)
    .where('game.node_id', '=', nodeId)
    .executeTakeFirstOrThrow();
  if (game.underMaintenance) throw new Refusal(200, 'game_under_maintenance');
  const { gameName, vendor, category, leastBet, lines, isJackpot } = game;
  const facts = { leastBet, lines, isJackpot };
  return { vendor, category, game: { nodeId, gameName, facts } };
}

interface PicturedGame {
  readonly name: string;
  readonly category: GameType;
  readonly vendor: string;
  readonly slotClass: string | null;
}

interface PicturedVendor {
  readonly code: string;
  readonly category: GameType;
}

/** Lookups for the site that draws the pictures of games and vendors. Null when there is no such game or vendor. */
export interface MediaNeeds {
  findGame(nodeId: number): Promise<PicturedGame | null>;
  findVendor(code: string): Promise<PicturedVendor | null>;
}

/** Lookups in the catalogue of a store. */
export function mediaNeeds(sql: Sql): MediaNeeds {
  return {
    async findGame(nodeId) {
      const game = await sql
        .selectFrom('game')
        .select(['name', 'category', 'vendor', 'slot_class as slotClass'])
        .where('node_id', '=', nodeId)
        .executeTakeFirst();
      return game ?? null;
    },
    async findVendor(code) {
      const vendor = await sql
        .selectFrom('vendor')
        .select(['code', 'category'])
        .where('code', '=', code)
        .executeTakeFirst();
      return vendor ?? null;
    },
  };
}
