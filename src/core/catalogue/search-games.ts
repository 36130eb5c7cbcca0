import type { GameOrder } from '#protocol/calls/games.ts';
import type { Game } from '#protocol/model/game.ts';
import { plainLetters } from '#protocol/plain-letters.ts';
import {
  categories,
  type Category,
  categoryCodes,
  type GameTypeFilter,
  isGameType,
  partOf,
} from '#protocol/vocabulary/category.ts';

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

type ListedQuery = GameQuery & { category: GameTypeFilter };

/** The same query for a gateway, which does not know the categories that the app makes. */
export function asListed(query: GameQuery): ListedQuery {
  const { category } = query;
  if (category === '' || isGameType(category)) return { ...query, category };
  const { part } = categories[category];
  const slotClass = 'slotClass' in part ? part.slotClass : query.slotClass;
  return { ...query, category: part.of, slotClass };
}

/** The vendors that the app takes from the list of a category for others, such as the vendors of e-sports from sports. */
function movedFrom(category: Category): readonly string[] {
  return categoryCodes
    .filter((code) => partOf(code)?.of === category)
    .flatMap((code) => partOf(code)?.vendors ?? []);
}

/**
 * Returns for each vendor in the list of the gateway whether its games belong to the category of a query; null where all
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

/**
 * Adds the list of a query to the seen games, up to 6,000. Known games keep their slot class. The seen games stand in the
 * order of the gateway, so that the next visit shows a list as the gateway will: `games` begins with the first game of the
 * query, therefore all other games of the query come later. Null: the games are no list of the gateway, and stand last.
 */
export function addSeen(
  seen: readonly IndexedGame[],
  games: readonly Game[],
  query: GameQuery | null,
): IndexedGame[] {
  const slotClass = query ? asListed(query).slotClass : '';
  const classes = new Map(seen.map((one) => [one.game.nodeId, one.slotClass]));
  const listed = indexed(
    games.map((game) => ({ game, slotClass: slotClass || (classes.get(game.nodeId) ?? '') })),
  );
  const isInOrder = query?.sort === '' && query.search === '';
  return withinLimit(isInOrder ? merged(seen, listed, query) : updated(seen, listed), listed);
}

const nodesOf = (seen: readonly IndexedGame[]) =>
  new Map(seen.map((one) => [one.game.nodeId, one]));

/** New games at the end, known ones at their places. */
function updated(seen: readonly IndexedGame[], listed: readonly IndexedGame[]): IndexedGame[] {
  const known = nodesOf(seen);
  const fresh = nodesOf(listed);
  return [
    ...seen.map((one) => fresh.get(one.game.nodeId) ?? one),
    ...listed.filter(({ game }) => !known.has(game.nodeId)),
  ];
}

/** Known games take their places in the order of the list, each with the new games before it. */
function merged(
  seen: readonly IndexedGame[],
  listed: readonly IndexedGame[],
  query: GameQuery,
): IndexedGame[] {
  const known = nodesOf(seen);
  const fresh = nodesOf(listed);
  const later = new Set(searchSeen(seen, query).filter(({ nodeId }) => !fresh.has(nodeId)));
  let next = 0;
  const placed = seen.flatMap((one) => {
    if (later.has(one.game)) return [];
    if (!fresh.has(one.game.nodeId)) return [one];
    const from = next;
    while (!known.has(listed[next]?.game.nodeId ?? one.game.nodeId)) next += 1;
    next += 1;
    return listed.slice(from, next);
  });
  return [...placed, ...listed.slice(next), ...seen.filter(({ game }) => later.has(game))];
}

/** Drops the last games that are not in the list. */
function withinLimit(all: IndexedGame[], listed: readonly IndexedGame[]): IndexedGame[] {
  const fresh = nodesOf(listed);
  const others = all.filter(({ game }) => !fresh.has(game.nodeId));
  const dropped = new Set(others.slice(Math.max(0, others.length - (all.length - most))));
  return all.length > most ? all.filter((one) => !dropped.has(one)).slice(0, most) : all;
}
