import { getGames } from '#contract/calls/games.ts';
import type { Game } from '#contract/model/game.ts';
import type { Send, SendOptions } from '../client/send.ts';
import { asListed, type GameQuery, vendorFilter } from './search-games.ts';

/** One or several pages of games. */
export interface GamePage {
  games: Game[];
  page: number;
  pages: number;
  total: number;
}

const pageSize = 24;

/** Several pages are loaded in larger steps, a few at a time. */
const stepPages = 4;
const stepsAtOnce = 6;

/** A list of several categories is read whole, and fits on one page. */
const wholeSize = 100;

/** No list is read deeper than 9,600 games at once. */
const mostSteps = 100;

/** Loads one page, from page 1. Throws GatewayError. */
export function fetchPage(
  send: Send,
  query: GameQuery,
  page: number,
  { size = pageSize, ...options }: SendOptions & { size?: number } = {},
): Promise<GamePage> {
  return send(getGames, { ...asListed(query), page, pageSize: size }, options);
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
  const total = read[0]?.total ?? 0;
  const all = Math.ceil(total / pageSize);
  const games = mergeGames(
    [],
    read.flatMap((step) => step.games),
  );
  return { games, total, pages: all, page: Math.min(read.length * stepPages, all) };
}

/** Joins two pages. Since pages shift between calls, a game is listed once only. */
export function mergeGames(games: readonly Game[], more: readonly Game[]): Game[] {
  const listed = new Map(games.map((game) => [game.nodeId, game]));
  for (const game of more) if (!listed.has(game.nodeId)) listed.set(game.nodeId, game);
  return [...listed.values()];
}
