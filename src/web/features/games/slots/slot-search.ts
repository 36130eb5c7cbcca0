import { anything, type GameQuery } from '#core/catalogue/search-games.ts';

/** What is looked for among the slots, as the address says it. */
export interface SlotSearch {
  readonly vendor?: string | undefined;
  readonly slotClass?: string | undefined;
  readonly search?: string | undefined;
  /** A list of its own: the starred ones, those played last, those that are played most. */
  readonly show?: 'favourites' | 'recent' | 'hot' | undefined;
  /** The most played first when it is left out. */
  readonly sort?: 'name' | 'newest' | undefined;
  /** Whole pesos that a bet takes at least. */
  readonly leastBet?: 1 | undefined;
  readonly leastLines?: 25 | undefined;
}

/** The question that an address asks. */
export function slotQuery({ show: _, ...search }: SlotSearch): GameQuery {
  const said = Object.entries(search).filter(([, value]) => value !== undefined);
  return { ...anything, ...Object.fromEntries(said), category: 'RNG' };
}
