import type { Opened } from '#demo/games/client/calls.ts';

/**
 * The answer to `/open` of a game for money, with 100 pesos on the balance and one stake of 5 pesos. The market has no rules
 * of its own. A test changes the fields that it is about.
 */
export const openedGame: Opened = {
  session: 's',
  money: 'real',
  balanceCentavos: 10_000,
  nodeId: 1,
  gameName: 'A game',
  language: 'EN',
  /** No page has framed the game. */
  parent: null,
  /** Rounds are played for one. */
  shared: false,
  stakes: [500],
  bounds: { least: 500, most: 1_000, step: 500 },
  conduct: { autoplay: true, quickStop: true, leastRoundMs: 0 },
};
