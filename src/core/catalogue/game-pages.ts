import { getGames } from '#contract/calls/games.ts';
import type { Game } from '#contract/model/game.ts';
import type { Send, SendOptions } from '../client/send.ts';
import { asListed, type GameQuery } from './search-games.ts';

/** One or several pages of games. */
export interface GamePage {
  games: Game[];
  page: number;
  pages: number;
  total: number;
}

const pageSize = 24;

/** Several pages are loaded in larger steps, up to this number. */
const stepPages = 4;
const mostSteps = 12;

/** Loads one page, from page 1. Throws GatewayError. */
export function fetchPage(
  send: Send,
  query: GameQuery,
  page: number,
  { size = pageSize, ...options }: SendOptions & { size?: number } = {},
): Promise<GamePage> {
  return send(getGames, { ...asListed(query), page, pageSize: size }, options);
}

/** Loads at least so many pages from the first. Throws GatewayError. */
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

/** Joins two pages. Since pages shift between calls, a game is listed once only. */
export function mergeGames(games: readonly Game[], more: readonly Game[]): Game[] {
  const listed = new Set(games.map(({ nodeId }) => nodeId));
  return [...games, ...more.filter(({ nodeId }) => !listed.has(nodeId))];
}
