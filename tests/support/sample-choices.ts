import type { GameKind } from '#demo/content/game-kind.ts';

/** A valid choice for each kind of game; null for the slot, which has none. */
export const sampleChoices: Readonly<Record<GameKind, unknown>> = {
  slot: null,
  fish: 'crab',
  baccarat: 'banker',
  bingo: Array.from({ length: 25 }, (_, place) =>
    place === 12 ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
  ),
  lottery: { game: 'PERLAS6', numbers: [4, 8, 15, 16, 23, 42] },
  duel: 'high',
  match: 'draw',
  roulette: 'red',
  sicbo: 'big',
};
