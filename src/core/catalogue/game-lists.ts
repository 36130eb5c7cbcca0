import type { Language } from '#protocol/model/language.ts';
import { keptRecentGames } from './kept-games.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createFindByNode } from './find-game-by-node.ts';
import { createFoundGames } from './found-games.ts';
import type { CatalogueState, GameList } from './game-list-state.ts';
import { createGameSearch } from './game-search.ts';
import { createSeenGames } from './seen-games.ts';
import { createHomeRows } from './home-rows.ts';
import { createNextEvents } from './next-events.ts';
import { createTableResults } from './table-results.ts';
import { createVendorGames } from './vendor-games.ts';
import { getRecentGames } from '#protocol/calls/games.ts';
import { createQuery } from '../query/query.ts';

export interface GameListNeeds {
  send: Send;
  cache: Cache;
  language(): Language;
  customerId(): string | null;
  events: Events;
  now(): number;
}

/** Loads the games that the member played last. */
function createRecentGames(state: GameList, needs: GameListNeeds): () => Promise<void> {
  const { send, cache, customerId } = needs;
  const { load } = createQuery({
    ...needs,
    state,
    empty: { games: [] },
    isPrivate: true,
    refreshOn: ['language', 'played', 'online'],
    keep: () => cache.entry(keptRecentGames, customerId()),
    call: (options) => send(getRecentGames, {}, options),
    show: (games) => ({ games }),
  });
  return load;
}

/** The lists of games that the home page does without, loaded with the first one that is used. */
export function createGameLists(state: CatalogueState, needs: GameListNeeds) {
  const seenIn = createSeenGames(needs);
  return {
    found: createFoundGames(state.found, { ...needs, seenIn }),
    games: createGameSearch(state, { ...needs, seenIn }),
    home: createHomeRows({ ...needs, seenIn }),
    events: createNextEvents(needs),
    tables: createTableResults(needs),
    loadRecent: createRecentGames(state.recent, needs),
    openVendor: createVendorGames(state.ofVendor, needs),
    findByNode: createFindByNode(needs),
  };
}

export type GameLists = ReturnType<typeof createGameLists>;
