import { sql as raw } from 'kysely';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../store/database.ts';

/** The name of the list of games that stand before the others of a category. */
export const frontOf = (category: GameType): string => `category:${category}`;

/** The name of the list of games of a row of the home page: `hot`, or a row of the setting `homeRows`. */
export const rowOf = (row: string): string => `row:${row}`;

/** The games that the operator has put into a list, in their order, with the state that hides or closes them. */
export async function listPlaced(sql: Sql, list: string) {
  return sql
    .selectFrom('placed_game')
    .innerJoin('game', 'game.node_id', 'placed_game.node_id')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .leftJoin('hidden_game', 'hidden_game.node_id', 'game.node_id')
    .select(['placed_game.id', 'game.node_id as nodeId', 'game_id as code', 'game.name'])
    .select(['vendor.name as vendor', 'under_maintenance as isClosed'])
    .select(['hidden_game.reason', 'hidden_game.starts_at', 'hidden_game.ends_at'])
    .where('list', '=', list)
    .orderBy('placed_game.sort')
    .orderBy('placed_game.id')
    .execute();
}

/** True for a game that is not in a list of the operator. */
export function isOutsideOf(list: string) {
  return raw<boolean>`not exists (
    select from placed_game where placed_game.list = ${list} and placed_game.node_id = game.node_id)`;
}
