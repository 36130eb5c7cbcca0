import { array, check, integer, length, maxValue, minValue, number, object, pipe } from 'valibot';
import { tableStakes } from '../table-stakes.ts';
import { type RandomBelow, defineTable } from '../table-game.ts';

/** Columns B, I, N, G and O hold fifteen numbers each. */
export const highest = 75;
const inColumn = 15;

/** Number of balls that a round calls. */
export const called = 40;

/** Index of the free place in the middle of the card. */
export const freeAt = 12;

/** Payout in stakes by the number of full lines, 0 to 12. Eleven lines are impossible. */
export const pays = [0, 1, 3, 8, 25, 50, 100, 200, 500, 1_000, 2_000, 2_000, 20_000] as const;

/** Return to player in percent. A test computes the exact figure. */
export const returns = '95.64';

const fives = [0, 1, 2, 3, 4];

/** The twelve lines of a card, as indexes of places; places are counted row by row. */
export const lines: readonly (readonly number[])[] = [
  ...fives.map((row) => fives.map((column) => row * 5 + column)),
  ...fives.map((column) => fives.map((row) => row * 5 + column)),
  fives.map((step) => step * 6),
  fives.map((step) => 4 + step * 4),
];

function fits(card: number[]): boolean {
  const inPlace = card.every((value, place) =>
    place === freeAt ? value === 0 : Math.ceil(value / inColumn) === (place % 5) + 1,
  );
  return inPlace && new Set(card).size === card.length;
}

/** A card of 25 distinct numbers, row by row: each column has its own range, the middle is 0. */
export const card = pipe(
  array(pipe(number(), integer(), minValue(0), maxValue(highest))),
  length(25),
  check(fits),
);

/** Draws the called balls without repetition. */
function callBalls(randomBelow: RandomBelow): number[] {
  const drum = Array.from({ length: highest }, (_, index) => index + 1);
  return Array.from({ length: called }, () => drum.splice(randomBelow(drum.length), 1)[0] ?? 0);
}

/** The indexes of the full lines. */
function fullLines(places: readonly number[], balls: readonly number[]): number[] {
  const marked = new Set([0, ...balls]);
  return lines.flatMap((line, index) =>
    line.every((place) => marked.has(places[place] ?? -1)) ? [index] : [],
  );
}

/** Bingo for one player: the player chooses a card, forty balls are called, full lines pay. */
export const bingo = defineTable({
  stakes: tableStakes,
  rules: { pays, returns, called, lines },
  choice: card,
  outcome: object({ card: array(number()), balls: array(number()), full: array(number()) }),
  decide(stakeCentavos, choice, randomBelow) {
    const balls = callBalls(randomBelow);
    const full = fullLines(choice, balls);
    const payoutCentavos = stakeCentavos * (pays[full.length] ?? 0);
    return { payoutCentavos, outcome: { card: [...choice], balls, full } };
  },
});
