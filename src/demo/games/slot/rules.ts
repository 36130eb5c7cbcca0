import type { RandomBelow } from '../table-game.ts';
import { paytable, reels, type SlotSymbol, strips } from './strips.ts';

/** The row of each line on each reel; 0 is the top row. A slot with fewer lines uses the first ones. */
export const lines: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 0, 1, 2],
  [2, 2, 2, 1, 0],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
];

/** A winning line: its index, the symbol, the count of symbols from the left, and the payout. */
export interface LineWin {
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly centavos: number;
}

/** Result of a spin: five reels of three symbols, from top to bottom. */
export interface Spin {
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly LineWin[];
  readonly payoutCentavos: number;
}

function run(symbols: readonly SlotSymbol[], symbol: SlotSymbol): number {
  const end = symbols.findIndex((one) => one !== symbol && one !== 'lamp');
  return end === -1 ? symbols.length : end;
}

/** The payout of a line: the symbol, its count, and the multiple of the line's stake. */
interface Pay {
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly times: number;
}

function worth(symbols: readonly SlotSymbol[], symbol: SlotSymbol): Pay {
  const count =
    symbol === 'lamp' ? symbols.findIndex((one) => one !== 'lamp') : run(symbols, symbol);
  const length = count === -1 ? symbols.length : count;
  return { symbol, count: length, times: paytable[symbol][length - 1] ?? 0 };
}

/**
 * The payout of the symbols of one line, from the left; null without a win. The lamp substitutes for
 * every symbol. A run of lamps counts as lamps when that pays more.
 */
export function payOf(symbols: readonly SlotSymbol[]): Pay | null {
  const first = symbols.find((one) => one !== 'lamp') ?? 'lamp';
  const [asLamps, asSymbol] = [worth(symbols, 'lamp'), worth(symbols, first)];
  const best = asLamps.times > asSymbol.times ? asLamps : asSymbol;
  return best.times > 0 ? best : null;
}

function windowOf(reel: number, stop: number): readonly SlotSymbol[] {
  const strip = strips[reel] ?? [];
  return [0, 1, 2].flatMap((row) => strip[(stop + row) % strip.length] ?? []);
}

/** The wins on the first `count` lines of a window. `stakeCentavos` is the stake of the spin, a multiple of `count`. */
export function winsOf(window: Spin['reels'], stakeCentavos: number, count: number): LineWin[] {
  const lineStake = stakeCentavos / count;
  return lines.slice(0, count).flatMap((rows, line) => {
    const symbols = rows.flatMap((row, reel) => window[reel]?.[row] ?? []);
    const pay = payOf(symbols);
    if (pay === null) return [];
    const { times, ...shown } = pay;
    return [{ line, ...shown, centavos: times * lineStake }];
  });
}

/** The stake that wins the whole jackpot, in centavos. A lower one wins the same part of it as its part of this stake. */
export const jackpotStake = 250_00;

/** The part of the jackpot that the wins of a spin win: five lamps on the first line. */
export function jackpotPartOf(wins: readonly LineWin[], stakeCentavos: number): number | undefined {
  const isWon = wins.some(
    ({ line, symbol, count }) => line === 0 && symbol === 'lamp' && count === reels,
  );
  return isWon ? Math.min(1, stakeCentavos / jackpotStake) : undefined;
}

/** Decides a spin on `lineCount` lines. */
export function spin(stakeCentavos: number, lineCount: number, randomBelow: RandomBelow): Spin {
  const window = Array.from({ length: reels }, (_, reel) =>
    windowOf(reel, randomBelow(strips[reel]?.length ?? 1)),
  );
  const wins = winsOf(window, stakeCentavos, lineCount);
  const payoutCentavos = wins.reduce((sum, { centavos }) => sum + centavos, 0);
  return { reels: window, lines: wins, payoutCentavos };
}
