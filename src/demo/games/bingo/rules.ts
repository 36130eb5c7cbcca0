import { array, check, integer, length, maxValue, minValue, number, object, pipe } from 'valibot';
import { tableStakes } from '../stakes.ts';
import { type Below, defineTable } from '../table-game.ts';

/** Columns B, I, N, G and O hold fifteen numbers each. */
export const highest = 75;
const inColumn = 15;

/** How many balls are called in a round. */
export const called = 40;

/** The place in the middle, which is everybody's. */
export const freeAt = 12;

/** Stakes paid for so many lines, from none to all twelve. Eleven cannot happen. */
export const pays = [0, 1, 3, 8, 25, 50, 100, 200, 500, 1_000, 2_000, 2_000, 20_000] as const;

/** What a card pays back on average, in percent; reckoned exactly in the test. */
export const returns = '95.64';

const fives = [0, 1, 2, 3, 4];

/** The twelve lines of a card by its places, row by row. */
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

/** A card of 25 places, row by row: each column from its own numbers, none twice, 0 in the middle. */
export const card = pipe(
  array(pipe(number(), integer(), minValue(0), maxValue(highest))),
  length(25),
  check(fits),
);

/** Calls balls one after another, none twice. */
export function callBalls(below: Below): number[] {
  const drum = Array.from({ length: highest }, (_, index) => index + 1);
  return Array.from({ length: called }, () => drum.splice(below(drum.length), 1)[0] ?? 0);
}

/** Which of the twelve lines are full. */
export function fullLines(places: readonly number[], balls: readonly number[]): number[] {
  const heard = new Set([0, ...balls]);
  return lines.flatMap((line, index) =>
    line.every((place) => heard.has(places[place] ?? -1)) ? [index] : [],
  );
}

/** Bingo for one: choose a card, forty balls are called, full lines pay. */
export const bingo = defineTable({
  stakes: tableStakes,
  rules: { pays, returns, called, lines },
  choice: card,
  outcome: object({ card: array(number()), balls: array(number()), full: array(number()) }),
  decide(stakeCentavos, choice, below) {
    const balls = callBalls(below);
    const full = fullLines(choice, balls);
    const payoutCentavos = stakeCentavos * (pays[full.length] ?? 0);
    return { payoutCentavos, outcome: { card: [...choice], balls, full } };
  },
});
