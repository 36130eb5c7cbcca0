import { getGames } from '#contract/calls/games.ts';
import type { Game } from '#contract/model/game.ts';
import type { Send, SendOptions } from '../client/send.ts';
import { asListed, type GameQuery } from './search-games.ts';

/** Games of a list, as far as one answer or several reach. */
export interface GamePage {
  games: Game[];
  page: number;
  pages: number;
  total: number;
}

const pageSize = 24;

/** A list that was read far down is asked for again in larger steps, and no further than this. */
const stepPages = 4;
const mostSteps = 12;

/** One page of what a query finds, from page 1. Throws GatewayError. */
export function fetchPage(
  send: Send,
  query: GameQuery,
  page: number,
  { size = pageSize, ...options }: SendOptions & { size?: number } = {},
): Promise<GamePage> {
  return send(getGames, { ...asListed(query), page, pageSize: size }, options);
}

/** The first page, or at least as many as were read before. Throws GatewayError. */
export async function fetchPages(
  send: Send,
  query: GameQuery,
  pages: number,
  options: SendOptions,
): Promise<GamePage> {
  if (pages <= 1) return fetchPage(send, query, 1, options);
  const steps = Math.min(Math.ceil(pages / stepPages), mostSteps);
  const read = await Promise.all(
    Array.from({ length: steps }, (_, step) =>
      fetchPage(send, query, step + 1, { ...options, size: stepPages * pageSize }),
    ),
  );
  const total = read[0]?.total ?? 0;
  const all = Math.ceil(total / pageSize);
  const games = read.reduce<Game[]>((before, step) => mergeGames(before, step.games), []);
  return { games, total, pages: all, page: Math.min(steps * stepPages, all) };
}

/** Pages shift while they are read: a game is listed once. */
export function mergeGames(games: readonly Game[], more: readonly Game[]): Game[] {
  const listed = new Set(games.map(({ nodeId }) => nodeId));
  return [...games, ...more.filter(({ nodeId }) => !listed.has(nodeId))];
}
