import type { Sql } from '../store/database.ts';

interface SeatedGame {
  readonly node_id: number;
  readonly seats: number | null;
}

/** The time that a player keeps a seat after the last game was opened, in milliseconds. */
const seatMs = 10 * 60_000;

/** The number of players at each table with seats now, by node id. */
export async function playersAt(sql: Sql, games: readonly SeatedGame[], now: number) {
  const tables = games.filter(({ seats }) => seats !== null).map((game) => game.node_id);
  if (tables.length === 0) return new Map<number, number>();
  const rows = await sql
    .selectFrom('recent_game')
    .select(['node_id', (select) => select.fn.countAll<number>().as('players')])
    .where('node_id', 'in', tables)
    .where('played_at', '>', now - seatMs)
    .groupBy('node_id')
    .execute();
  return new Map(rows.map((row) => [row.node_id, row.players]));
}
