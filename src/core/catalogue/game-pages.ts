import { getGames } from '#protocol/calls/games.ts';
import type { Game } from '#protocol/model/game.ts';
import type { GameTypeFilter } from '#protocol/vocabulary/category.ts';
import type { Send, SendOptions } from '../client/send.ts';
import { asListed, type GameQuery, vendorFilter } from './search-games.ts';

/** One or several pages of games. */
export interface GamePage {
  games: Game[];
  page: number;
  pages: number;
  /** Null when the gateway gives none. */
  total: number | null;
}

const pageSize = 24;

/** Several pages are loaded in larger steps, a few at a time. */
const stepPages = 4;
const stepsAtOnce = 6;

/** A list of several categories is read whole, and fits on one page. */
const wholeSize = 100;

/** No list is read deeper than 9,600 games at once. */
const mostSteps = 100;

/** The last page of a list as far as it is known. A page without games is the last one whatever the gateway says. */
function lastPage(
  found: { games: readonly Game[]; pages: number | null },
  page: number,
  size: number,
): number {
  if (found.games.length === 0) return page;
  return found.pages ?? (found.games.length < size ? page : page + 1);
}

/** Loads one page, from page 1. Throws GatewayError. */
export async function fetchPage(
  send: Send,
  query: GameQuery,
  page: number,
  { size = pageSize, ...options }: SendOptions & { size?: number } = {},
): Promise<GamePage> {
  const wanted = { ...asListed(query), page, pageSize: size };
  const found = await send(getGames, wanted, options);
  const pages = lastPage(found, page, size);
  const total = found.total ?? (pages === 1 ? found.games.length : null);
  const games = found.games.map((game) => inList(game, wanted.category));
  return { games, total, page, pages };
}

/** A game of a list. One whose own category is unknown has the category of its list. */
function inList(game: Game, listed: GameTypeFilter): Game {
  const isKnown = game.category !== 'other' || listed === '';
  return isKnown ? game : { ...game, category: listed };
}

/** The games of a category that a gateway lists together with others. Throws GatewayError. */
async function fetchPart(
  send: Send,
  query: GameQuery,
  belongs: (vendor: string) => boolean,
  options: SendOptions,
): Promise<GamePage> {
  const listed = await fetchPage(send, query, 1, { ...options, size: wholeSize });
  const games = listed.games.filter(({ vendor }) => belongs(vendor));
  return { games, page: 1, pages: 1, total: games.length };
}

/** Loads at least so many pages from the first. Throws GatewayError. */
export async function fetchPages(
  send: Send,
  query: GameQuery,
  pages: number,
  options: SendOptions,
): Promise<GamePage> {
  const belongs = vendorFilter(query);
  if (belongs !== null) return fetchPart(send, query, belongs, options);
  if (pages <= 1) return fetchPage(send, query, 1, options);
  const steps = Math.min(Math.ceil(pages / stepPages), mostSteps);
  const read: GamePage[] = [];
  while (read.length < Math.min(steps, read[0]?.pages ?? steps)) {
    const count = Math.min(stepsAtOnce, steps - read.length);
    const next = Array.from({ length: count }, (_, at) =>
      fetchPage(send, query, read.length + at + 1, { ...options, size: stepPages * pageSize }),
    );
    read.push(...(await Promise.all(next)));
  }
  const games = mergeGames(
    [],
    read.flatMap((step) => step.games),
  );
  const total = read[0]?.total ?? null;
  const all = total === null ? (read[0]?.pages ?? 0) * stepPages : Math.ceil(total / pageSize);
  return { games, total, pages: all, page: Math.min(read.length * stepPages, all) };
}

/** Joins two pages. Since pages shift between calls, a game is listed once only. */
export function mergeGames(games: readonly Game[], more: readonly Game[]): Game[] {
  const listed = new Map(games.map((game) => [game.nodeId, game]));
  for (const game of more) if (!listed.has(game.nodeId)) listed.set(game.nodeId, game);
  return [...listed.values()];
}
