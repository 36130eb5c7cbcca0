import type { SeedRank } from '#gateway/seed/seed.ts';
import { highestRebate } from './rewards/rebate-rates.ts';
import { worded } from './texts/texts.ts';

const pesos = 100;

const gifts = { sailor: 38, captain: 388, keeper: 3_888 } as const;

const rebate = (level: Parameters<typeof highestRebate>[0]) =>
  worded('rankBenefit.rebate', { percent: highestRebate(level) });

const gift = (level: keyof typeof gifts) =>
  worded('rankBenefit.gift', { amount: gifts[level].toLocaleString('en') });

/** The levels of the club, from the lowest. */
export const ranks: readonly SeedRank[] = [
  {
    id: 'shore',
    name: worded('rank.shore'),
    monthTurnover: 0,
    totalTurnover: 0,
    gift: 0,
    benefits: [rebate('shore')],
  },
  {
    id: 'sailor',
    name: worded('rank.sailor'),
    monthTurnover: 1_000 * pesos,
    totalTurnover: 5_000 * pesos,
    gift: gifts.sailor * pesos,
    benefits: [rebate('sailor'), gift('sailor')],
  },
  {
    id: 'captain',
    name: worded('rank.captain'),
    monthTurnover: 50_000 * pesos,
    totalTurnover: 200_000 * pesos,
    gift: gifts.captain * pesos,
    benefits: [rebate('captain'), gift('captain')],
  },
  {
    id: 'keeper',
    name: worded('rank.keeper'),
    monthTurnover: 500_000 * pesos,
    totalTurnover: 2_000_000 * pesos,
    gift: gifts.keeper * pesos,
    benefits: [rebate('keeper'), gift('keeper')],
  },
];
