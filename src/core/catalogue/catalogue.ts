import { proxy } from 'valtio/vanilla';
import { getHotGames, getVendors } from '#protocol/calls/lobby.ts';
import type { Lane, VendorCard } from '#protocol/model/vendor.ts';
import { type Category, categoryCodes, partOf } from '#protocol/vocabulary/category.ts';
import type { Brand } from '../brand.ts';
import type { Startable } from '../play/play.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { createQuery } from '../query/query.ts';
import { type CatalogueState, emptyCatalogue, keptHotGames, keptLobby } from './game-list-state.ts';
import type { GameListNeeds, GameLists } from './game-lists.ts';
import type { PartialQuery } from './search-games.ts';

export { keptLobby } from './game-list-state.ts';

export interface Catalogue {
  readonly state: CatalogueState;
  loadLobby(): Promise<void>;
  loadHotGames(): Promise<void>;
  /** Loads the first page of games. Without a gateway, searches the games of lists that were shown before. */
  find(query: PartialQuery): Promise<void>;
  /** Shows the games of earlier lists that match, without a call. `find` follows when the player stops typing. */
  preview(query: PartialQuery): Promise<void>;
  /** Like `find`, but leaves a list that is fresh as it is. Otherwise loads that many pages at once. */
  revisit(query: PartialQuery, pages?: number): Promise<void>;
  /** Adds the next page to the games found. */
  findMore(): Promise<void>;
  /** The lists with a state of their own: the search of all games, the rows of the home page, the next events, and the results of live tables. Rejects with a GatewayError where the network fails. */
  more(): Promise<Pick<GameLists, 'games' | 'home' | 'events' | 'tables'>>;
  loadRecent(): Promise<void>;
  /** Loads one page of the games of a vendor. */
  openVendor(category: Category, vendor: string, page: number): Promise<void>;
  /** The game or vendor's card of a node, null when there is none. Throws GatewayError. */
  findByNode(nodeId: number): Promise<Startable | null>;
}

interface Needs extends GameListNeeds {
  brand: Pick<Brand, 'withheld'>;
}

/**
 * Lanes of the lobby: the lanes of the gateway, each followed by the categories that the app makes from it. Empty lanes
 * and lanes that the brand withholds are left out.
 */
export function lobbyLanes(lanes: readonly Lane[], withheld: readonly Category[] = []): Lane[] {
  return lanes
    .flatMap(split)
    .filter(({ category, cards }) => cards.length > 0 && !withheld.includes(category));
}

/** A lane without the vendors that have a lane of their own, and the lanes made from it. */
function split(lane: Lane): Lane[] {
  const parts = categoryCodes.filter((code) => partOf(code)?.of === lane.category);
  const moved = parts.flatMap((code) => partOf(code)?.vendors ?? []);
  const cards = lane.cards.filter(({ vendor }) => !moved.includes(vendor));
  return [{ ...lane, cards }, ...parts.map((code) => laneFrom(lane, code))];
}

/** The lane of a category made from another: the cards of its vendors, or all cards where its slot class has games. */
function laneFrom(lane: Lane, category: Category): Lane {
  const part = partOf(category);
  const slotClasses = lane.slotClasses.filter(
    ({ key, games }) => key === part?.slotClass && games > 0,
  );
  const belongs = ({ vendor }: VendorCard): boolean =>
    part?.vendors?.includes(vendor) ?? slotClasses.length > 0;
  return { category, slotClasses, cards: lane.cards.filter(belongs) };
}

/** Vendors and games. */
export function createCatalogue(needs: Needs): Catalogue {
  const { brand, send, cache, language } = needs;
  const state = proxy(emptyCatalogue());

  /** The home page does without these lists. */
  const lists = memoizeAsync(async () => {
    const { createGameLists } = await loadChunk(() => import('./game-lists.ts'));
    return createGameLists(state, needs);
  });

  const lobby = createQuery({
    ...needs,
    state,
    refreshOn: ['language', 'online'],
    keep: () => cache.entry(keptLobby, language()),
    call: (options) => send(getVendors, {}, options),
    show: (lanes) => ({ lanes: lobbyLanes(lanes, brand.withheld) }),
  });

  const hotGames = createQuery({
    ...needs,
    state: state.hot,
    refreshOn: ['language', 'online'],
    keep: () => cache.entry(keptHotGames, language()),
    call: (options) => send(getHotGames, {}, options),
    show: (games) => ({ games }),
  });

  /** Games on the page may not be in the cache yet. */
  function shownGame(nodeId: number): Startable | undefined {
    const { found, hot, ofVendor, recent } = state;
    const games = [found, hot, ofVendor, recent].flatMap((list) => list.games);
    return games.find((one) => one.nodeId === nodeId);
  }

  function shownCard(nodeId: number): VendorCard | undefined {
    return state.lanes.flatMap((lane) => lane.cards).find((card) => card.nodeId === nodeId);
  }

  return {
    state,
    loadLobby: lobby.load,
    loadHotGames: hotGames.load,
    find: async (query) => (await lists()).found.find(query),
    preview: async (query) => (await lists()).found.preview(query),
    revisit: async (query, pages) => (await lists()).found.revisit(query, pages),
    findMore: async () => (await lists()).found.findMore(),
    more: lists,
    loadRecent: async () => (await lists()).loadRecent(),
    openVendor: async (...vendor) => (await lists()).openVendor(...vendor),
    findByNode: async (nodeId) =>
      shownGame(nodeId) ?? (await lists()).findByNode(nodeId, shownCard(nodeId)),
  };
}
