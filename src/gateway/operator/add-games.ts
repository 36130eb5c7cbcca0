import type { InferOutput } from 'valibot';
import { games } from '../demo/games.ts';
import { slotFactsOf } from '../demo/slot-facts.ts';
import type { Database } from '../store/database.ts';
import type { gamesBody } from './bodies.ts';

const slots = games.filter(({ category }) => category === 'RNG');
const firstNode = 100_001;
const atOnce = 500;

/** The demo's slots over and over, each time under a further number. */
function madeUp(index: number) {
  const slot = slots[index % slots.length] ?? games[0];
  if (slot === undefined) throw new Error('The demo has no games');
  const name = `${slot.name} ${2 + Math.floor(index / slots.length)}`;
  const { vendor, category, slotClass, trial, kind } = slot;
  const { leastBet, lines } = slotFactsOf(kind, name);
  return {
    vendor,
    category,
    name,
    trial,
    kind,
    lines,
    node_id: firstNode + index,
    game_id: `${vendor}-${firstNode + index}`,
    slot_class: slotClass,
    hot: 0,
    least_bet: leastBet,
  };
}

/** Sees to it that there are so many slots as are wanted, to try a large lobby out. Gives how many were added. */
export async function addGames(
  { transaction }: Pick<Database, 'transaction'>,
  { slots: wanted }: InferOutput<typeof gamesBody>,
): Promise<number> {
  const rows = Array.from({ length: Math.max(0, wanted - slots.length) }, (_, at) => madeUp(at));
  await transaction(async (sql) => {
    await sql.deleteFrom('game').where('node_id', '>=', firstNode).execute();
    for (let from = 0; from < rows.length; from += atOnce) {
      await sql
        .insertInto('game')
        .values(rows.slice(from, from + atOnce))
        .execute();
    }
  });
  return rows.length;
}
