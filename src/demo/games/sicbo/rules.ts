import { integer, length, maxValue, minValue, array, number, object, pipe } from 'valibot';
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

/** Payout of each total in hundredths of the stake, the stake included. */
export const totals: Readonly<Record<number, number>> = {
  4: 6_800,
  5: 3_400,
  6: 2_000,
  7: 1_350,
  8: 970,
  9: 810,
  10: 750,
  11: 750,
  12: 810,
  13: 970,
  14: 1_350,
  15: 2_000,
  16: 3_400,
  17: 6_800,
};

/** Payout of Small and Big in hundredths of the stake. They lose on a triple. */
const halfPays = 200;

/** Payout of any triple in hundredths of the stake. */
const triplePays = 3_400;

/** Payout of a single number in hundredths of the stake, by its count on the three dice, 0 to 3. */
const numberPays = [0, 200, 300, 1_200] as const;

/** Return to player of each kind of bet in percent. A test computes the exact figures. */
export const returns = {
  half: '97.22',
  number: '95.83',
  triple: '94.44',
  leastTotal: '92.59',
  bestTotal: '94.44',
} as const;

/** The names of the bets: `small`, `triple`, `big`, `total4` to `total17`, `number1` to `number6`. */
export const bets = [
  'small',
  'triple',
  'big',
  ...Object.keys(totals).map((total) => `total${total}`),
  ...[1, 2, 3, 4, 5, 6].map((face) => `number${face}`),
];

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** The half that the dice are in. Three of a kind are in none. */
function halfOf(dice: readonly number[]): 'big' | 'small' | 'triple' {
  if (new Set(dice).size === 1) return 'triple';
  return sumOf(dice) <= 10 ? 'small' : 'big';
}

/** The payout of a bet for three dice, in hundredths of the stake. */
export function worthOf(bet: string, dice: readonly number[]): number {
  const sum = sumOf(dice);
  const half = halfOf(dice);
  if (bet === 'triple') return half === 'triple' ? triplePays : 0;
  if (bet === 'small' || bet === 'big') return half === bet ? halfPays : 0;
  if (bet === `total${sum}`) return totals[sum] ?? 0;
  return numberPays[dice.filter((face) => bet === `number${face}`).length] ?? 0;
}

const face = pipe(number(), integer(), minValue(1), maxValue(6));

const choice = tableChoice(bets);

/** The dice of a round. */
const throwDice = (randomBelow: RandomBelow) => ({
  dice: [randomBelow(6) + 1, randomBelow(6) + 1, randomBelow(6) + 1],
});

const faces = [1, 2, 3, 4, 5, 6];

/** Every throw, without regard to the order of the dice. */
const allDice = faces.flatMap((one) =>
  faces
    .filter((two) => two >= one)
    .flatMap((two) =>
      faces.filter((three) => three >= two).map((three) => ({ dice: [one, two, three] })),
    ),
);

/** The payout of the stake on a place. */
const payoutAt = (stakeCentavos: number, place: string, dice: readonly number[]): number =>
  (stakeCentavos * worthOf(place, dice)) / 100;

/** Sic bo whose rounds the players of a table share. */
export const liveSicbo = defineLive({
  places: bets,
  outcomes: allDice,
  deal: throwDice,
  markOf: ({ dice }) => dice.join('-'),
  outcomeOf: ({ dice }) => ({ outcome: halfOf(dice), number: sumOf(dice) }),
  payoutOf: (stakeCentavos, place, { dice }) => payoutAt(stakeCentavos, place, dice),
});

/** Sic bo: the player bets on the result of three dice. A round has any number of bets. */
export const sicbo = defineTable({
  stakes: chips,
  bounds: chipBounds,
  totalOf,
  placesOf: (stakeCentavos, laid) => placesOf(laid, stakeCentavos, liveSicbo),
  rules: { totals, halfPays, triplePays, numberPays, returns, chips, limits: chipLimits },
  choice,
  ownChoice: chipBets(bets),
  outcome: object({ choice, dice: pipe(array(face), length(3)) }),
  decide(stakeCentavos, laid, randomBelow) {
    const { dice } = throwDice(randomBelow);
    const payoutCentavos = payoutOfAll(laid, stakeCentavos, (stake, bet) =>
      payoutAt(stake, bet, dice),
    );
    return { payoutCentavos, outcome: { choice: laid, dice } };
  },
});
