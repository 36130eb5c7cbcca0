import type { Category } from '#protocol/vocabulary/category.ts';
import { getRooms } from '#protocol/calls/games.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send, SendOptions } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery } from '../query/query.ts';
import type { Room, VendorGames } from './game-list-state.ts';
import { fetchPage } from './game-pages.ts';
import { anything, type GameQuery } from './search-games.ts';

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

/** Loads the games of a vendor, one page at a time, and the state of its tables. */
export function createVendorGames(state: VendorGames, { send, ...needs }: Needs) {
  let wanted: Pick<GameQuery, 'category' | 'vendor'> & { page: number } = { ...anything, page: 1 };

  const { load } = createQuery({
    ...needs,
    state,
    empty: { games: [], rooms: [], pages: 0, total: 0 },
    key: () => `${wanted.category}/${wanted.vendor}`,
    async call(options) {
      const { category, vendor, page } = wanted;
      const [found, rooms] = await Promise.all([
        fetchPage(send, { ...anything, category, vendor }, page, options),
        category === 'PVP' ? fetchRooms(send, vendor, options) : [],
      ]);
      return { ...found, rooms };
    },
    show: (games) => games,
  });

  return async function open(category: Category, vendor: string, page: number): Promise<void> {
    wanted = { category, vendor, page };
    state.page = page;
    await load();
  };
}

/** Games are shown even where the state of the tables cannot be loaded. */
async function fetchRooms(send: Send, vendor: string, options: SendOptions): Promise<Room[]> {
  try {
    return await send(getRooms, { vendor }, options);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return [];
  }
}
