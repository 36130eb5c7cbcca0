import { anything, type GameQuery } from '#core/catalogue/search-games.ts';

/** Search parameters of the slots page. */
export interface SlotSearch {
  readonly vendor?: string | undefined;
  readonly slotClass?: string | undefined;
  readonly search?: string | undefined;
  /** Shows a list instead of the search: favourites, recent or hot games. */
  readonly show?: 'favourites' | 'recent' | 'hot' | undefined;
  /** Without it the most played games come first. */
  readonly sort?: 'name' | 'newest' | undefined;
  /** Minimum bet in whole pesos. */
  readonly leastBet?: 1 | undefined;
  readonly leastLines?: 25 | undefined;
}

/** Converts search parameters to a catalogue query. */
export function slotQuery({ show: _, ...search }: SlotSearch): GameQuery {
  const defined = Object.entries(search).filter(([, value]) => value !== undefined);
  return { ...anything, ...Object.fromEntries(defined), category: 'RNG' };
}
