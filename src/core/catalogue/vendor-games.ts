import { ref } from 'valtio/vanilla';
import { getRooms } from '#contract/calls/games.ts';
import type { Cache } from '../cache/cache.ts';
import type { Category } from '#contract/vocabulary/category.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import { askPage } from './game-pages.ts';
import { anything, type GameQuery } from './search-games.ts';
import { createLoader } from '../query/loadable.ts';
import type { Room, VendorGames } from './game-list-state.ts';

interface Needs {
  send: Send;
  cache: Cache;
  now(): number;
}

/** What stands behind a vendor's card: its games, a page at a time, and the state of its tables. */
export function createVendorGames(state: VendorGames, { send, now }: Needs) {
  let asked: Pick<GameQuery, 'category' | 'vendor'> & { page: number } = { ...anything, page: 1 };

  const { load } = createLoader(state, {
    now,
    async ask() {
      const { category, vendor, page } = asked;
      const [found, rooms] = await Promise.all([
        askPage(send, { ...anything, category, vendor }, page),
        category === 'PVP' ? askRooms(send, vendor) : [],
      ]);
      return { ...found, rooms };
    },
    show: ({ games, rooms, ...rest }) =>
      void Object.assign(state, rest, { games: ref(games), rooms: ref(rooms) }),
  });

  return async function open(category: Category, vendor: string, page: number): Promise<void> {
    if (category !== asked.category || vendor !== asked.vendor) {
      Object.assign(state, { games: [], rooms: [], pages: 0, total: 0, at: null });
    }
    asked = { category, vendor, page };
    state.page = page;
    await load();
  };
}

/** Without the state of the tables there are still the games. */
async function askRooms(send: Send, vendor: string): Promise<Room[]> {
  try {
    return await send(getRooms, { vendor });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return [];
  }
}
