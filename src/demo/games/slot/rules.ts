import type { Below } from '../table-game.ts';
import { paytable, reels, type SlotSymbol, strips } from './strips.ts';

/** Rows of the lines, reel by reel: 0 is the top row. A slot of fewer lines plays the first of them. */
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

/** A line that pays: which of them, with what, how many from the left, and how much. */
export interface LineWin {
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly centavos: number;
}

/** A spin as it was decided: five reels of three symbols, top to bottom. */
export interface Spin {
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly LineWin[];
  readonly payoutCentavos: number;
}

function run(symbols: readonly SlotSymbol[], symbol: SlotSymbol): number {
  const end = symbols.findIndex((one) => one !== symbol && one !== 'lamp');
  return end === -1 ? symbols.length : end;
}

/** What a line shows and how many times its stake it pays. */
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
 * What the symbols of one line pay from the left, in multiples of the line's stake; null when nothing.
 * The lamp stands for every symbol; lamps alone may be worth more than what they stand for.
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

/** The lines that pay in a window, of the first so many. `stakeCentavos` is the stake of the whole spin, a multiple of their number. */
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

/** Decides a spin on so many lines. `below(n)` gives a fair whole number from 0 to n - 1. */
export function spin(stakeCentavos: number, lineCount: number, below: Below): Spin {
  const window = Array.from({ length: reels }, (_, reel) =>
    windowOf(reel, below(strips[reel]?.length ?? 1)),
  );
  const wins = winsOf(window, stakeCentavos, lineCount);
  const payoutCentavos = wins.reduce((sum, { centavos }) => sum + centavos, 0);
  return { reels: window, lines: wins, payoutCentavos };
}
