import type { SeedLeaderboard } from '#gateway/seed/seed.ts';
import { worded } from '../texts/texts.ts';

const pesos = 100;

/** The leaderboards of the demo. */
export const leaderboards: readonly SeedLeaderboard[] = [
  {
    id: 'week-all',
    period: 'week',
    category: null,
    title: worded('leaderboard.weekAll'),
    prizes: [
      { from: 1, to: 1, centavos: 10_000 * pesos },
      { from: 2, to: 2, centavos: 5_000 * pesos },
      { from: 3, to: 3, centavos: 2_500 * pesos },
      { from: 4, to: 6, centavos: 1_000 * pesos },
      { from: 7, to: 10, centavos: 500 * pesos },
    ],
  },
  {
    id: 'week-slots',
    period: 'week',
    category: 'RNG',
    title: worded('leaderboard.weekSlots'),
    prizes: [
      { from: 1, to: 1, centavos: 4_000 * pesos },
      { from: 2, to: 3, centavos: 1_500 * pesos },
      { from: 4, to: 5, centavos: 300 * pesos },
    ],
  },
];
