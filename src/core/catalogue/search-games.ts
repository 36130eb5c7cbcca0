import type { GameOrder } from '#contract/calls/games.ts';
import type { Game } from '#contract/model/game.ts';
import {
  categories,
  type Category,
  type GameTypeFilter,
  isGameType,
} from '#contract/vocabulary/category.ts';

/** What to look for. Empty text and 0 mean any. */
export interface GameQuery {
  category: Category | '';
  vendor: string;
  slotClass: string;
  search: string;
  /** Whole pesos that a bet takes at least. */
  leastBet: number;
  /** Lines there are at least. */
  leastLines: number;
  sort: GameOrder;
}

/** A query of which any field may be left out but the category. */
export type PartialQuery = Partial<GameQuery> & Pick<GameQuery, 'category'>;

/** Asks for nothing in particular. */
export const anything: GameQuery = {
  category: '',
  vendor: '',
  slotClass: '',
  search: '',
  leastBet: 0,
  leastLines: 0,
  sort: '',
};

export type ListedQuery = GameQuery & { category: GameTypeFilter };

/** The same query in the terms of a gateway, which does not know the categories that the app makes. */
export function asListed(query: GameQuery): ListedQuery {
  const { category } = query;
  if (category === '' || isGameType(category)) return { ...query, category };
  const { part } = categories[category];
  const slotClass = 'slotClass' in part ? part.slotClass : query.slotClass;
  return { ...query, category: part.of, slotClass };
}

/** A game and the slot class it was met under, empty for none. */
export interface SeenGame {
  game: Game;
  slotClass: string;
}

/** A game that is ready to be searched: its name in lower case, made once. */
export interface IndexedGame extends SeenGame {
  words: string;
}

const most = 6_000;

/** Makes games ready to be searched. */
export function indexed(seen: readonly SeenGame[]): IndexedGame[] {
  return seen.map(({ game, slotClass }) => ({ game, slotClass, words: game.name.toLowerCase() }));
}

/** The games met so far that answer a query, as well as can be told without the gateway. */
export function searchSeen(seen: readonly IndexedGame[], query: GameQuery): Game[] {
  const fits = fitting(asListed(query));
  return ordered(seen.filter(fits), query.sort).map(({ game }) => game);
}

/** Those of a list of games that answer a query, whatever their class. */
export function filterGames(games: readonly Game[], query: GameQuery): Game[] {
  const seen = games.map((game) => ({ game, slotClass: '' }));
  return searchSeen(indexed(seen), { ...query, slotClass: '' });
}

function fitting({ category, vendor, slotClass, search, leastBet, leastLines }: ListedQuery) {
  const words = search.trim().toLowerCase();
  return (one: IndexedGame): boolean =>
    (category === '' || one.game.category === category) &&
    (vendor === '' || one.game.vendor === vendor) &&
    (slotClass === '' || one.slotClass === slotClass) &&
    (leastBet === 0 || (one.game.leastBet ?? 0) >= leastBet * 100) &&
    (leastLines === 0 || (one.game.lines ?? 0) >= leastLines) &&
    one.words.includes(words);
}

function ordered(seen: IndexedGame[], sort: GameOrder): IndexedGame[] {
  if (sort === '') return seen;
  if (sort === 'newest') return seen.toSorted((one, other) => other.game.nodeId - one.game.nodeId);
  return seen.toSorted((one, other) => (one.words < other.words ? -1 : 1));
}

/** Adds games just met, the oldest giving way past six thousand. What is known of a game's class is not forgotten. */
export function addSeen(
  seen: readonly IndexedGame[],
  games: readonly Game[],
  slotClass: string,
): IndexedGame[] {
  const classes = new Map(seen.map((one) => [one.game.nodeId, one.slotClass]));
  const met = new Set(games.map(({ nodeId }) => nodeId));
  const fresh = games.map((game) => ({
    game,
    slotClass: slotClass || (classes.get(game.nodeId) ?? ''),
  }));
  return [...indexed(fresh), ...seen.filter(({ game }) => !met.has(game.nodeId))].slice(0, most);
}
