import type { BetList } from './record-choices.ts';

/** The bets of a list: their category, and with a result (false), without one (true), or both (null). */
interface ListedBets {
  readonly category: 'RNG' | 'LIVE' | 'FISH' | 'SPORTS' | 'ELOTT' | 'PVP';
  readonly open: boolean | null;
}

const betsOfList: Readonly<Record<BetList, ListedBets>> = {
  RNG: { category: 'RNG', open: false },
  LIVE: { category: 'LIVE', open: false },
  FISH: { category: 'FISH', open: false },
  SPORTS: { category: 'SPORTS', open: null },
  SPORTS_SETTLED: { category: 'SPORTS', open: false },
  SPORTS_OPEN: { category: 'SPORTS', open: true },
  ELOTT: { category: 'ELOTT', open: null },
  ELOTT_SETTLED: { category: 'ELOTT', open: false },
  ELOTT_OPEN: { category: 'ELOTT', open: true },
  PVP: { category: 'PVP', open: false },
  LOTTERY: { category: 'ELOTT', open: null },
};

/** The category and the state of the bets of a list. */
export function categoryOfList(list: BetList): ListedBets {
  return betsOfList[list];
}

/** The list has bets without a result, which have no outcome to filter by. */
export function isOpenList(list: BetList): boolean {
  return categoryOfList(list).open === true;
}
