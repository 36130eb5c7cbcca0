import { anything, type GameQuery } from '#core/catalogue/search-games.ts';
import type { Category } from '#protocol/vocabulary/category.ts';

/** Filters of a lobby in its address. An absent one does not filter. */
export interface LobbySearch {
  readonly vendor?: string | undefined;
  /** Class of slots. */
  readonly slotClass?: string | undefined;
  readonly search?: string | undefined;
  /** Only hot slots. */
  readonly show?: 'hot' | undefined;
  /** Without it the most played games come first. */
  readonly sort?: 'name' | 'newest' | undefined;
  /** Minimum bet of a slot in whole pesos. */
  readonly leastBet?: 1 | undefined;
  readonly leastLines?: 25 | undefined;
}

/** Converts the filters of a category to a catalogue query. Bingo is a class of slots. */
export function lobbyQuery(category: Category, { show: _, ...search }: LobbySearch): GameQuery {
  const defined = Object.entries(search).filter(([, value]) => value !== undefined);
  const listed = category === 'BINGO' ? 'RNG' : category;
  return { ...anything, ...Object.fromEntries(defined), category: listed };
}
