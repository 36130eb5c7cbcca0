import type { SeedPointRate } from '#gateway/seed/seed.ts';

const pesos = 100;

/** The turnover that earns one point, by category. */
export const pointRates: readonly SeedPointRate[] = [
  { category: 'RNG', turnover: 20 * pesos },
  { category: 'FISH', turnover: 20 * pesos },
  { category: 'ELOTT', turnover: 25 * pesos },
  { category: 'SPORTS', turnover: 40 * pesos },
  { category: 'PVP', turnover: 40 * pesos },
  { category: 'LIVE', turnover: 50 * pesos },
];
