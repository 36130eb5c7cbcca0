import { integer, maxValue, minValue, number, object, pipe } from 'valibot';
import {
  chipBets,
  chipBounds,
  chipLimits,
  chips,
  payoutOfAll,
  placesOf,
  tableChoice,
  totalOf,
} from '../chip-bets.ts';
import { defineLive } from '../live/live-game.ts';
import { defineTable, type RandomBelow } from '../table-game.ts';

/** The pockets of a European wheel, clockwise. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

/** The red numbers. 0 is green, all others are black. */
const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36] as const;

/** Return to player of every bet in percent. A test computes the exact figure. */
export const returns = '97.30';

const red: ReadonlySet<number> = new Set(reds);
const all = Array.from({ length: 36 }, (_, index) => index + 1);
const where = (covers: (one: number) => boolean): readonly number[] => all.filter(covers);

/** The winning numbers of each bet: the outside bets first, then the single numbers. */
export const places: ReadonlyMap<string, readonly number[]> = new Map([
  ['red', where((one) => red.has(one))],
  ['black', where((one) => !red.has(one))],
  ['even', where((one) => one % 2 === 0)],
  ['odd', where((one) => one % 2 === 1)],
  ['low', where((one) => one <= 18)],
  ['high', where((one) => one > 18)],
  ...[1, 2, 3].map((nth) => [`dozen${nth}`, where((one) => Math.ceil(one / 12) === nth)] as const),
  ...[1, 2, 3].map((nth) => [`column${nth}`, where((one) => (one - nth) % 3 === 0)] as const),
  ...[0, ...all].map((one) => [String(one), [one]] as const),
]);

/** The names of the bets. */
export const bets = [...places.keys()];

/** The payout of a bet, the stake included: 36 stakes divided by the number of covered numbers. */
function payoutOf(stakeCentavos: number, bet: string, pocket: number): number {
  const covered = places.get(bet) ?? [];
  return covered.includes(pocket) ? (stakeCentavos * 36) / covered.length : 0;
}

const choice = tableChoice(bets);

/** The colour of a pocket. */
function colourOf(pocket: number): 'black' | 'green' | 'red' {
  if (pocket === 0) return 'green';
  return red.has(pocket) ? 'red' : 'black';
}

/** The pocket of a round. */
const spin = (randomBelow: RandomBelow) => ({ pocket: randomBelow(wheel.length) });

/** Roulette whose rounds the players of a table share. */
export const liveRoulette = defineLive({
  places: bets,
  outcomes: wheel.map((pocket) => ({ pocket })),
  deal: spin,
  markOf: ({ pocket }) => pocket,
  outcomeOf: ({ pocket }) => ({ outcome: colourOf(pocket), number: pocket }),
  payoutOf: (stakeCentavos, place, { pocket }) => payoutOf(stakeCentavos, place, pocket),
});

/** Roulette with a single zero. A round has any number of bets. */
export const roulette = defineTable({
  stakes: chips,
  bounds: chipBounds,
  totalOf,
  placesOf: (stakeCentavos, laid) => placesOf(laid, stakeCentavos, liveRoulette),
  rules: { wheel, places: Object.fromEntries(places), returns, chips, limits: chipLimits },
  choice,
  ownChoice: chipBets(bets),
  outcome: object({
    choice,
    pocket: pipe(number(), integer(), minValue(0), maxValue(36)),
  }),
  decide(stakeCentavos, laid, randomBelow) {
    const { pocket } = spin(randomBelow);
    const payoutCentavos = payoutOfAll(laid, stakeCentavos, (stake, bet) =>
      payoutOf(stake, bet, pocket),
    );
    return { payoutCentavos, outcome: { choice: laid, pocket } };
  },
});
