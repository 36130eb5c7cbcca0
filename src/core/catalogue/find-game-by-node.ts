import { getGames } from '#contract/calls/games.ts';
import { getVendors } from '#contract/calls/lobby.ts';
import type { Language } from '#contract/model/language.ts';
import { type GameType, gameTypes } from '#contract/vocabulary/category.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import { anything } from './search-games.ts';
import type { Startable } from '../play/play.ts';

interface Needs {
  send: Send;
  cache: Cache;
  language(): Language;
  customerId(): string | null;
}

/** Categories whose games fit on one page. Slots are thousands. */
const short = gameTypes.filter((code) => code !== 'RNG');
const pageSize = 100;
const mostPages = 100;
const pagesAtOnce = 4;

/** Finds a game by its node. Addresses of the app contain only the node, and no call returns a single game. */
export function createFindByNode({ send, cache, language, customerId }: Needs) {
  /** All games and vendor cards in the cache. */
  async function cached(): Promise<Startable[]> {
    const [code, id] = [language(), customerId()];
    const [seen, hot, lobby, favourites] = await Promise.all([
      cache.entry(cacheKeys.seenGames, code).read(),
      cache.entry(cacheKeys.hotGames, code).read(),
      cache.entry(cacheKeys.lobby, code).read(),
      cache.entry(cacheKeys.favourites, id)?.read(),
    ]);
    return [
      ...(seen?.value.map(({ game }) => game) ?? []),
      ...(hot?.value ?? []),
      ...(lobby?.value.flatMap(({ cards }) => cards) ?? []),
      ...(favourites?.value.games ?? []),
    ];
  }

  function ask(category: GameType, page: number) {
    return send(getGames, { ...anything, category, page, pageSize });
  }

  /** All games except slots. */
  async function others(): Promise<Startable[]> {
    const pages = await Promise.all(short.map((category) => ask(category, 1)));
    return pages.flatMap(({ games }) => games);
  }

  /** Vendor cards. Some have the node of their first game, so that they are searched last. */
  async function cards(): Promise<Startable[]> {
    return (await send(getVendors, {})).flatMap((lane) => lane.cards);
  }

  /** Searches the slots, several pages at a time. */
  async function searchSlots(isWanted: (game: Startable) => boolean): Promise<Startable | null> {
    const first = await ask('RNG', 1);
    const pages = Math.min(first.pages, mostPages);
    let { games } = first;
    for (let next = 2; ; next += pagesAtOnce) {
      const found = games.find(isWanted);
      if (found || next > pages) return found ?? null;
      const count = Math.min(pagesAtOnce, pages - next + 1);
      const more = Array.from({ length: count }, (_, at) => ask('RNG', next + at));
      games = (await Promise.all(more)).flatMap((page) => page.games);
    }
  }

  /** The game or vendor card of a node; null without one. Throws GatewayError if a call was needed. */
  return async function findByNode(nodeId: number): Promise<Startable | null> {
    const isWanted = (game: Startable): boolean => game.nodeId === nodeId;
    const known = (await cached()).find(isWanted);
    const game = known ?? (await others()).find(isWanted) ?? (await searchSlots(isWanted));
    return game ?? (await cards()).find(isWanted) ?? null;
  };
}
