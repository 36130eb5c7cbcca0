import { getRecentGames } from '#protocol/calls/games.ts';
import type { Cache } from '../cache/cache.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery } from '../query/query.ts';
import type { GameList } from './game-list-state.ts';

interface Needs {
  send: Send;
  cache: Cache;
  customerId(): string | null;
  events: Events;
  now(): number;
}

/** Loads the games that the member played last. */
export function createRecentGames(state: GameList, needs: Needs): () => Promise<void> {
  const { send, cache, customerId } = needs;
  const { load } = createQuery({
    ...needs,
    state,
    empty: { games: [] },
    isPrivate: true,
    refreshOn: ['language', 'played', 'online'],
    keep: () => cache.entry(lateCacheKeys.recentGames, customerId()),
    call: (options) => send(getRecentGames, {}, options),
    show: (games) => ({ games }),
  });
  return load;
}
