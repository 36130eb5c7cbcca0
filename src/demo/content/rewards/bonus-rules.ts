import type { SeedBonusRule } from '#gateway/seed/seed.ts';
import { worded } from '../texts/texts.ts';

const pesos = 100;

const terms = {
  times: 10,
  of: 'bonus',
  weights: { RNG: 100, FISH: 100, ELOTT: 50, SPORTS: 50, ESPORTS: 50, LIVE: 20, PVP: 20 },
  mostStake: 500 * pesos,
  mostReleased: null,
  order: 'cashFirst',
  days: 30,
  spins: null,
} as const;

const conditions = { each: null, weekdays: null, hours: null, channels: null } as const;

const base = { fixed: 0, least: 0, most: null, conditions, announcement: null } as const;

/** The rules of the demo's bonuses. Bonuses of deposits are described by promotions. */
export const bonusRules: readonly SeedBonusRule[] = [
  {
    ...base,
    id: 'first-deposit',
    kind: 'firstDeposit',
    title: worded('bonusRule.firstDeposit'),
    rate: 100_00,
    least: 100 * pesos,
    most: 5_000 * pesos,
    terms: {
      ...terms,
      times: 15,
      of: 'both',
      weights: { RNG: 100, FISH: 100 },
      mostReleased: 25_000 * pesos,
    },
    conditions: { ...conditions, each: 'once' },
    announcement: 300,
  },
  {
    ...base,
    id: 'monday-reload',
    kind: 'reload',
    title: worded('bonusRule.mondayReload'),
    rate: 30_00,
    least: 300 * pesos,
    most: 1_500 * pesos,
    terms: { ...terms, of: 'both', mostReleased: 15_000 * pesos, days: 14 },
    conditions: { ...conditions, each: 'day', weekdays: [1] },
    announcement: 304,
  },
  {
    ...base,
    id: 'merienda-spins',
    kind: 'freeSpins',
    title: worded('bonusRule.merienda'),
    rate: 0,
    least: 200 * pesos,
    terms: {
      ...terms,
      times: 0,
      weights: { RNG: 100 },
      mostStake: null,
      mostReleased: 1_000 * pesos,
      days: 7,
      spins: { count: 20, stake: 1 * pesos },
    },
    conditions: { ...conditions, each: 'day', hours: { from: 15 * 60, to: 17 * 60 } },
    announcement: 306,
  },
  {
    ...base,
    id: 'loss-rebate',
    kind: 'lossRebate',
    title: worded('bonusRule.lossRebate'),
    rate: 5_00,
    least: 1_000 * pesos,
    most: 2_000 * pesos,
    terms: { ...terms, times: 1, mostStake: null, days: 7 },
    conditions: { ...conditions, each: 'week' },
  },
  {
    ...base,
    id: 'reward',
    kind: 'fixed',
    title: worded('bonusRule.reward'),
    rate: 100_00,
    terms: { ...terms, times: 5, mostReleased: 10_000 * pesos, days: 14 },
  },
];
