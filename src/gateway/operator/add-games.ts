import type { Seed } from '../seed/seed.ts';
import type { InferOutput } from 'valibot';
import { gameRow } from '../seed/load-content.ts';
import type { Database } from '../store/database.ts';
import type { gamesBody } from './bodies.ts';

const atOnce = 500;

/**
 * Adds spare slots until the catalogue has the wanted number, to try out a large lobby. Replaces the spare slots
 * that were added before. Returns the number of games added.
 */
export async function addGames(
  { transaction }: Pick<Database, 'transaction'>,
  { games, spareSlot }: Pick<Seed, 'games' | 'spareSlot'>,
  { slots: wanted }: InferOutput<typeof gamesBody>,
): Promise<number> {
  const slots = games.filter(({ category }) => category === 'RNG').length;
  const rows = Array.from({ length: Math.max(0, wanted - slots) }, (_, at) => spareSlot(at));
  await transaction(async (sql) => {
    await sql.deleteFrom('game').where('node_id', '>=', spareSlot(0).nodeId).execute();
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce).map(gameRow);
      await sql.insertInto('game').values(some).execute();
    }
  });
  return rows.length;
}
