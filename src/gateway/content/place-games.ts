import type { Selectable } from 'kysely';
import type { Sql } from '../store/database.ts';
import type { PlacedGameTable } from '../store/tables/catalogue-tables.ts';
import { firstSort } from './order-content.ts';

type PlacedRow = Selectable<PlacedGameTable>;

/** Finds a game in a list. Undefined when there is none. */
export function findPlaced(sql: Sql, id: string): Promise<PlacedRow | undefined> {
  return sql.selectFrom('placed_game').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The number of games in a list. */
export async function countPlaced(sql: Sql, list: string): Promise<number> {
  const { placed } = await sql
    .selectFrom('placed_game')
    .select((select) => select.fn.countAll<number>().as('placed'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return placed;
}

/** Puts a game before all others of a list. False when it is in the list already. Call inside a transaction. */
export async function placeGame(sql: Sql, list: string, nodeId: number): Promise<boolean> {
  const sort = await firstSort(sql, 'placed_game', list);
  const placed = await sql
    .insertInto('placed_game')
    .values({ id: `${list}:${nodeId}`, list, node_id: nodeId, sort })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst();
  return (placed.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes a game out of its list. False when it is not there. */
export async function removePlaced(sql: Sql, id: string): Promise<boolean> {
  const removed = await sql.deleteFrom('placed_game').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
