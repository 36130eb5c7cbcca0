import type { GameKind } from '../game-kind.ts';

/** The returns to player of the demo games, in hundredths of a percent. Kinds whose return depends on the bet have none. */
export const gameReturns: Readonly<Partial<Record<GameKind, number>>> = {
  slot: 9_609,
  fish: 9_600,
  bingo: 9_564,
  roulette: 9_730,
  duel: 9_718,
};
