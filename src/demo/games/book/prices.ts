import type { ScoreTable } from './score-tables.ts';

/** The bets on a match: home, draw, away, and its total above or below the line. */
export const picks = ['1', 'X', '2', 'over', 'under'] as const;

export type Pick = (typeof picks)[number];

/** True when a bet wins at a final score. */
export function wins(
  pick: Pick,
  { home, away }: { readonly home: number; readonly away: number },
  line: number,
): boolean {
  switch (pick) {
    case '1':
      return home > away;
    case 'X':
      return home === away;
    case '2':
      return home < away;
    case 'over':
      return home + away > line;
    case 'under':
      return home + away < line;
  }
}

const weights = new WeakMap<ScoreTable, Readonly<Record<Pick, number>>>();

function addWeights({ scores, line }: ScoreTable): Readonly<Record<Pick, number>> {
  const sums = { '1': 0, X: 0, '2': 0, over: 0, under: 0 };
  for (const score of scores)
    for (const pick of picks) if (wins(pick, score, line)) sums[pick] += score.weight;
  return sums;
}

/** The weight of the scores at which a bet wins; 0 for a draw in a match that has none. */
export function weightOf(table: ScoreTable, pick: Pick): number {
  const known = weights.get(table) ?? addWeights(table);
  weights.set(table, known);
  return known[pick];
}

/** The share of the stakes that prices aim to pay back, in basis points. Prices move between the two. */
export const aims = { least: 9_350, most: 9_650 } as const;

/** The life of a price, in milliseconds. */
export const priceStepMs = 15_000;

/** Number of steps between two values that a price moves from and to. */
const stride = 8;

/**
 * The aim of a price at a time, in basis points. It moves from one random value to the next. `noise` gives the nth value,
 * from 0 to 1000.
 */
export function aimAt(at: number, noise: (nth: number) => number): number {
  const step = Math.floor(at / priceStepMs);
  const nth = Math.floor(step / stride);
  const share = step % stride;
  const height = noise(nth) * (stride - share) + noise(nth + 1) * share;
  const { least, most } = aims;
  return least + Math.floor(((most - least) * height) / (stride * 1_000));
}

/** The price of a bet in hundredths of the stake, the stake included. Null when it cannot win. */
export function priceOf(table: ScoreTable, pick: Pick, aim: number): number | null {
  const weight = weightOf(table, pick);
  if (weight === 0) return null;
  return Math.max(101, Math.floor((aim * table.total) / (weight * 100)));
}

/** The payout of a bet on legs that have all won: the stake times the product of their prices, floored to centavos. */
export function payoutOf(stakeCentavos: number, prices: readonly number[]): number {
  const product = prices.reduce((all, price) => all * BigInt(price), BigInt(stakeCentavos));
  return Number(product / 100n ** BigInt(prices.length));
}
