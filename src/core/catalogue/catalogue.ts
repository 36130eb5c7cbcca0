import { proxy, ref } from 'valtio/vanilla';
import { getHotGames, getVendors } from '#contract/calls/lobby.ts';
import type { Language } from '#contract/model/language.ts';
import type { Category } from '#contract/vocabulary/category.ts';
import type { Brand } from '../brand.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import { lobbyLanes } from './lanes.ts';
import type { PartialQuery } from './search-games.ts';
import type { Startable } from '../play/start-rules.ts';
import { type CatalogueState, nothingFound } from './game-list-state.ts';
import { createLoader, idle } from '../query/loadable.ts';
import { once } from '../query/once.ts';

export interface Catalogue {
  readonly state: CatalogueState;
  loadLobby(): Promise<void>;
  loadHotGames(): Promise<void>;
  /** The first page of games. Without a gateway: those that were met before. */
  find(query: PartialQuery): Promise<void>;
  /** Those games met before that answer, at once. `find` follows with the gateway's answer when the typing rests. */
  look(query: PartialQuery): Promise<void>;
  /** The same as `find`, but leaves a list that is gone back to as it was left; where it is gone, so many pages of it are found at once. */
  revisit(query: PartialQuery, pages?: number): Promise<void>;
  /** The next page, added to the games found. */
  findMore(): Promise<void>;
  loadRecent(): Promise<void>;
  /** One page of the games behind a vendor's card. */
  openVendor(category: Category, vendor: string, page: number): Promise<void>;
  /** The game or vendor's card of a node, null when there is none. Throws GatewayError. */
  recall(nodeId: number): Promise<Startable | null>;
  /** Forgets what the member played. */
  forget(): void;
}

interface Needs {
  brand: Pick<Brand, 'withheld'>;
  send: Send;
  cache: Cache;
  language(): Language;
  customerId(): string | null;
  now(): number;
}

/** Vendors and games. */
export function createCatalogue(needs: Needs): Catalogue {
  const { brand, send, cache, language, now } = needs;
  const found = proxy(nothingFound());
  const state = proxy<CatalogueState>({
    ...idle(),
    lanes: [],
    hotGames: [],
    hot: idle(),
    found,
    recent: { ...idle(), games: [] },
    ofVendor: { ...nothingFound(), rooms: [] },
  });

  /** The home page needs none of them. */
  const lists = once(async () => {
    const { createGameLists } = await import('./game-lists.ts');
    return createGameLists(state, needs);
  });

  const lobby = createLoader(state, {
    now,
    shelf: () => cache.entry(cacheKeys.lobby, language()),
    ask: () => send(getVendors, {}),
    show: (lanes) => void (state.lanes = ref(lobbyLanes(lanes, brand.withheld))),
  });

  const hotGames = createLoader(state.hot, {
    now,
    shelf: () => cache.entry(cacheKeys.hotGames, language()),
    ask: () => send(getHotGames, {}),
    show: (games) => void (state.hotGames = ref(games)),
  });

  /** What is on the page is known before it has been kept. */
  function shown(nodeId: number): Startable | undefined {
    const { hotGames, lanes, ofVendor, recent } = state;
    const cards = lanes.flatMap((lane) => lane.cards);
    return [...found.games, ...hotGames, ...ofVendor.games, ...recent.games, ...cards].find(
      (one) => one.nodeId === nodeId,
    );
  }

  return {
    state,
    loadLobby: lobby.load,
    loadHotGames: hotGames.load,
    find: async (query) => (await lists()).found.find(query),
    look: async (query) => (await lists()).found.look(query),
    revisit: async (query, pages) => (await lists()).found.revisit(query, pages),
    findMore: async () => (await lists()).found.findMore(),
    loadRecent: async () => (await lists()).recent.load(),
    openVendor: async (...asked) => (await lists()).openVendor(...asked),
    recall: async (nodeId) => shown(nodeId) ?? (await lists()).recall(nodeId),
    forget() {
      if (state.recent.phase === 'idle') return;
      Object.assign(state.recent, idle(), { games: [] });
      void lists().then(({ recent }) => recent.reset());
    },
  };
}
