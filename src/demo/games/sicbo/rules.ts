import {
  integer,
  length,
  maxValue,
  minValue,
  array,
  number,
  object,
  picklist,
  pipe,
} from 'valibot';
import { tableStakes } from '../stakes.ts';
import { defineTable } from '../table-game.ts';

/** Hundredths of the stake that each total pays, the stake with it. */
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

/** Hundredths of the stake that Small and Big pay; three alike lose. */
export const halfPays = 200;

/** Hundredths of the stake that any three alike pay. */
export const triplePays = 3_400;

/** Hundredths of the stake that a number pays when it comes not at all, once, twice, three times. */
export const numberPays = [0, 200, 300, 1_200] as const;

/** What each kind of bet pays back on average, in percent; reckoned exactly in the test. */
export const returns = {
  half: '97.22',
  number: '95.83',
  triple: '94.44',
  leastTotal: '92.59',
  bestTotal: '94.44',
} as const;

/** Everything that can be betted on: three alike and the halves, `total4` to `total17`, `number1` to `number6`. */
export const bets = [
  'small',
  'triple',
  'big',
  ...Object.keys(totals).map((total) => `total${total}`),
  ...[1, 2, 3, 4, 5, 6].map((face) => `number${face}`),
];

/** What three dice make of a bet, in hundredths of the stake. */
export function worthOf(bet: string, dice: readonly number[]): number {
  const sum = dice.reduce((all, face) => all + face, 0);
  const alike = new Set(dice).size === 1;
  if (bet === 'triple') return alike ? triplePays : 0;
  if (bet === 'small') return !alike && sum <= 10 ? halfPays : 0;
  if (bet === 'big') return !alike && sum >= 11 ? halfPays : 0;
  if (bet === `total${sum}`) return totals[sum] ?? 0;
  return numberPays[dice.filter((face) => bet === `number${face}`).length] ?? 0;
}

const face = pipe(number(), integer(), minValue(1), maxValue(6));

/** Sic bo: three dice under a dome, and one bets on what they show. */
export const sicbo = defineTable({
  stakes: tableStakes,
  rules: { totals, halfPays, triplePays, numberPays, returns },
  choice: picklist(bets),
  outcome: object({ choice: picklist(bets), dice: pipe(array(face), length(3)) }),
  decide(stakeCentavos, choice, below) {
    const dice = [below(6) + 1, below(6) + 1, below(6) + 1];
    const payoutCentavos = (stakeCentavos * worthOf(choice, dice)) / 100;
    return { payoutCentavos, outcome: { choice, dice } };
  },
});
