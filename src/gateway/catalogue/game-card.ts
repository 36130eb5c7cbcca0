import { toPesos } from '#contract/model/money.ts';
import type { Sql } from '../store/database.ts';

/** Rows of games as lists of games begin: what a card on the wire is made of. */
export function selectGames(sql: Sql) {
  return sql
    .selectFrom('game')
    .select(['game.node_id', 'game_id', 'vendor', 'category', 'game.name', 'trial'])
    .select(['least_bet', 'lines']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGames>['execute']>>[number];

/** Where the cover of a game is. */
export function coverOf(nodeId: number): string {
  return `/media/games/${nodeId}.svg`;
}

/** A game as the wire has it. */
export function gameCard(row: Row) {
  return {
    nodeId: row.node_id,
    gameId: row.game_id,
    displayName: row.name,
    iconUrl: coverOf(row.node_id),
    vassalage: row.vendor,
    gameType: row.category,
    // The demo's tables are games of their own.
    roomId: row.category === 'PVP' ? String(row.node_id) : null,
    supportPlay: row.trial,
    minBet: row.least_bet === null ? null : toPesos(row.least_bet),
    lines: row.lines,
  };
}
