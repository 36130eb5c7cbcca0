import type { SeedGame } from '#gateway/seed/seed.ts';
import { games } from './games.ts';
import { slotFactsOf } from './games/slot-facts.ts';

const slots = games.filter(({ category }) => category === 'RNG');
const firstNode = 100_001;

/** A generated slot for tests of a large lobby: repeats the demo's slots with new names and node ids. */
export function spareSlot(index: number): SeedGame {
  const slot = slots[index % slots.length];
  if (slot === undefined) throw new Error('The demo has no slots');
  const name = `${slot.name} ${2 + Math.floor(index / slots.length)}`;
  const nodeId = firstNode + index;
  const gameId = `${slot.vendor}-${nodeId}`;
  return { ...slot, ...slotFactsOf(slot.kind, name, slot.isJackpot), nodeId, gameId, name, hot: 0 };
}
