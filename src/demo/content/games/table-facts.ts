import { tableStakes } from '../../games/table-stakes.ts';
import type { GameKind } from '../game-kind.ts';

/** Seats at a table of baccarat. */
const seats = 7;

/** Kinds of tables with these stakes. Only baccarat has seats. */
const tables: ReadonlySet<GameKind> = new Set([
  'baccarat',
  'roulette',
  'sicbo',
  'fish',
  'duel',
  'poker',
]);

/** The limits of a table in centavos, and its seats. Nothing for other games. */
export function tableFactsOf(kind: GameKind) {
  if (!tables.has(kind)) return {};
  return {
    leastBet: Math.min(...tableStakes),
    mostBet: Math.max(...tableStakes),
    seats: kind === 'baccarat' ? seats : null,
  };
}
