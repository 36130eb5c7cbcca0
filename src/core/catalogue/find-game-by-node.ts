import { getGames } from '#protocol/calls/games.ts';
import { getVendors } from '#protocol/calls/lobby.ts';
import type { Language } from '#protocol/model/language.ts';
import type { VendorCard } from '#protocol/model/vendor.ts';
import { type GameType, gameTypes } from '#protocol/vocabulary/category.ts';
import { keptFavourites } from '../favourites/favourites.ts';
import { keptHotGames, keptLobby } from './game-list-state.ts';
import { keptSeenGames } from './kept-games.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import { anything, asListed } from './search-games.ts';
import type { Startable } from '../play/play.ts';

interface Needs {
  send: Send;
  cache: Cache;
  language(): Language;
  customerId(): string | null;
}

type IsWanted = (game: Startable) => boolean;

/** Categories whose games fit on one page. Slots are thousands. */
const short = gameTypes.filter((code) => code !== 'RNG');
const pageSize = 100;
const mostPages = 100;
const pagesAtOnce = 4;

/** Finds a game by its node. Addresses of the app contain only the node, and no call returns a single game. */
export function createFindByNode({ send, cache, language, customerId }: Needs) {
  /** All games in the cache. */
  async function cached(): Promise<Startable[]> {
    const [code, id] = [language(), customerId()];
    const [seen, hot, favourites] = await Promise.all([
      cache.entry(keptSeenGames, code).read(),
      cache.entry(keptHotGames, code).read(),
      cache.entry(keptFavourites, id)?.read(),
    ]);
    return [
      ...(seen?.value.map(({ game }) => game) ?? []),
      ...(hot?.value ?? []),
      ...(favourites?.value.games ?? []),
    ];
  }

  /** All vendor cards in the cache. */
  async function cachedCards(): Promise<VendorCard[]> {
    const lobby = await cache.entry(keptLobby, language()).read();
    return lobby?.value.flatMap((lane) => lane.cards) ?? [];
  }

  function ask(category: GameType, page: number) {
    return send(getGames, { ...anything, category, page, pageSize });
  }

  /** All games except slots. */
  async function others(): Promise<Startable[]> {
    const pages = await Promise.all(short.map((category) => ask(category, 1)));
    return pages.flatMap(({ games }) => games);
  }

  /** The game of a vendor card, which has the node of one of its vendor's games. The card itself without a gateway. */
  async function gameOfCard(card: VendorCard, isWanted: IsWanted): Promise<Startable> {
    const { category, vendor, underMaintenance } = card;
    const query = asListed({ ...anything, category, vendor });
    const page = await send(getGames, { ...query, page: 1, pageSize }).catch(() => null);
    const game = page?.games.find(isWanted);
    return game ? { ...game, underMaintenance } : card;
  }

  /** Vendor cards. */
  async function cards(): Promise<VendorCard[]> {
    return (await send(getVendors, {})).flatMap((lane) => lane.cards);
  }

  /** Searches the slots, several pages at a time. */
  async function searchSlots(isWanted: IsWanted): Promise<Startable | null> {
    const first = await ask('RNG', 1);
    const pages = Math.min(first.pages ?? mostPages, mostPages);
    let { games } = first;
    for (let next = 2; ; next += pagesAtOnce) {
      const found = games.find(isWanted);
      if (found || games.length === 0 || next > pages) return found ?? null;
      const count = Math.min(pagesAtOnce, pages - next + 1);
      const more = Array.from({ length: count }, (_, at) => ask('RNG', next + at));
      games = (await Promise.all(more)).flatMap((page) => page.games);
    }
  }

  /**
   * The game of a node, else the vendor card of it; null without one. `shown` is the card that the page shows. Throws
   * GatewayError if a call was needed.
   */
  return async function findByNode(nodeId: number, shown?: VendorCard): Promise<Startable | null> {
    const isWanted = (game: Startable): boolean => game.nodeId === nodeId;
    const known = (await cached()).find(isWanted);
    if (known) return known;
    const card = shown ?? (await cachedCards()).find(isWanted);
    if (card) return gameOfCard(card, isWanted);
    const game = (await others()).find(isWanted) ?? (await searchSlots(isWanted));
    return game ?? (await cards()).find(isWanted) ?? null;
  };
}
