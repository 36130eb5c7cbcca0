import type { Database } from '../store/database.ts';
import { gameRow } from './content-rows.ts';
import type { Seed } from './seed.ts';

const rowsPerInsert = 500;

/**
 * Adds spare slots until the catalogue has the wanted number, to try out a large lobby. Replaces the spare slots
 * that were added before. Returns the number of games added.
 */
export async function setSlotCount(
  { transaction }: Pick<Database, 'transaction'>,
  { games, spareSlot }: Pick<Seed, 'games' | 'spareSlot'>,
  wanted: number,
): Promise<number> {
  const slots = games.filter(({ category }) => category === 'RNG').length;
  const rows = Array.from({ length: Math.max(0, wanted - slots) }, (_, at) => spareSlot(at));
  await transaction(async (sql) => {
    await sql.deleteFrom('game').where('node_id', '>=', spareSlot(0).nodeId).execute();
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      const some = rows.slice(from, from + rowsPerInsert).map(gameRow);
      await sql.insertInto('game').values(some).execute();
    }
  });
  return rows.length;
}
