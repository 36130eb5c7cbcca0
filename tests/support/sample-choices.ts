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
  sports: {
    legs: [
      {
        fixture: 'isla.1.0',
        league: 'Liga Isla',
        home: 'Perlas FC',
        away: 'Tala Rangers',
        startsAt: 0,
        table: 'football:0',
        line: 2.5,
        pick: 'X',
        price: 361,
      },
    ],
  },
  esports: {
    legs: [
      {
        fixture: 'versus.1.0',
        league: 'Alon Versus',
        home: 'Diwata GG',
        away: 'Tikbalang',
        startsAt: 0,
        table: 'maps:0',
        line: 2.5,
        pick: 'over',
        price: 190,
      },
    ],
  },
  cockfight: { side: 'wala', round: 1 },
  poker: { part: 'ante', tag: 'a', salt: '' },
  roulette: 'red',
  sicbo: 'big',
};
