import type { GameKind } from '#demo/content/game-kind.ts';

/** Something that can be chosen at each game; at the slot there is nothing to choose. */
export const choices: Readonly<Record<GameKind, unknown>> = {
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
