import type { GameOrder } from '#contract/calls/games.ts';
import type { Game } from '#contract/model/game.ts';
import { plainLetters } from '#contract/plain-letters.ts';
import {
  categories,
  type Category,
  categoryCodes,
  type GameTypeFilter,
  isGameType,
  partOf,
} from '#contract/vocabulary/category.ts';

/** A search. Empty text and 0 match all games. */
export interface GameQuery {
  category: Category | '';
  vendor: string;
  slotClass: string;
  search: string;
  /** Smallest possible bet, in whole pesos, at least. */
  leastBet: number;
  /** Number of lines, at least. */
  leastLines: number;
  sort: GameOrder;
}

/** A query of which all fields but the category are optional. */
export type PartialQuery = Partial<GameQuery> & Pick<GameQuery, 'category'>;

/** A query that matches all games. */
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

/** The same query for a gateway, which does not know the categories that the app makes. */
export function asListed(query: GameQuery): ListedQuery {
  const { category } = query;
  if (category === '' || isGameType(category)) return { ...query, category };
  const { part } = categories[category];
  const slotClass = 'slotClass' in part ? part.slotClass : query.slotClass;
  return { ...query, category: part.of, slotClass };
}

/** The vendors that the app takes from the list of a category for others, such as those of e-sports from sports. */
function movedFrom(category: Category): readonly string[] {
  return categoryCodes
    .filter((code) => partOf(code)?.of === category)
    .flatMap((code) => partOf(code)?.vendors ?? []);
}

/**
 * Tells for each vendor in the list of the gateway whether its games belong to the category of a query; null where all
 * do. A gateway lists the vendors of categories that the app makes together.
 */
export function vendorFilter({ category }: GameQuery): ((vendor: string) => boolean) | null {
  if (category === '') return null;
  const own = partOf(category)?.vendors;
  if (own !== undefined) return (vendor) => own.includes(vendor);
  const moved = movedFrom(category);
  return moved.length === 0 ? null : (vendor) => !moved.includes(vendor);
}

/** A game and the slot class of its list; empty for none. */
export interface SeenGame {
  game: Game;
  slotClass: string;
}

/** A game with its name in plain letters. */
export interface IndexedGame extends SeenGame {
  words: string;
}

const most = 6_000;

/** Indexes games for searching. */
export function indexed(seen: readonly SeenGame[]): IndexedGame[] {
  return seen.map(({ game, slotClass }) => ({ game, slotClass, words: plainLetters(game.name) }));
}

/** Searches the seen games, as far as possible without the gateway. */
export function searchSeen(seen: readonly IndexedGame[], query: GameQuery): Game[] {
  const fits = fitting(asListed(query));
  const belongs = vendorFilter(query);
  const found = seen.filter((one) => fits(one) && (belongs?.(one.game.vendor) ?? true));
  return ordered(found, query.sort).map(({ game }) => game);
}

/** Filters a list of games by a query, ignoring the slot class. */
export function filterGames(games: readonly Game[], query: GameQuery): Game[] {
  const seen = games.map((game) => ({ game, slotClass: '' }));
  return searchSeen(indexed(seen), { ...query, slotClass: '' });
}

function fitting({ category, vendor, slotClass, search, leastBet, leastLines }: ListedQuery) {
  const words = plainLetters(search.trim());
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

/** Adds games to the seen ones, newest first, up to 6,000. A known slot class is preserved. */
export function addSeen(
  seen: readonly IndexedGame[],
  games: readonly Game[],
  slotClass: string,
): IndexedGame[] {
  const classes = new Map(seen.map((one) => [one.game.nodeId, one.slotClass]));
  const added = new Set(games.map(({ nodeId }) => nodeId));
  const fresh = games.map((game) => ({
    game,
    slotClass: slotClass || (classes.get(game.nodeId) ?? ''),
  }));
  return [...indexed(fresh), ...seen.filter(({ game }) => !added.has(game.nodeId))].slice(0, most);
}
