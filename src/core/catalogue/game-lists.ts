import type { Language } from '#contract/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { CatalogueState } from './game-list-state.ts';
import { createFoundGames } from './found-games.ts';
import { createRecall } from './find-game-by-node.ts';
import { createRecentGames } from './recent-games.ts';
import { createVendorGames } from './vendor-games.ts';

interface Needs {
  send: Send;
  cache: Cache;
  language(): Language;
  customerId(): string | null;
  now(): number;
}

/** The lists of games that the home page does without: they come with the first of them that is asked for. */
export function createGameLists(state: CatalogueState, needs: Needs) {
  return {
    found: createFoundGames(state.found, needs),
    recent: createRecentGames(state.recent, needs),
    openVendor: createVendorGames(state.ofVendor, needs),
    recall: createRecall(needs),
  };
}
