import { ref } from 'valtio/vanilla';
import { getRecentGames } from '#contract/calls/games.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import type { RecentGames } from './game-list-state.ts';
import { createLoader } from '../query/loadable.ts';

interface Needs {
  send: Send;
  cache: Cache;
  customerId(): string | null;
  now(): number;
}

/** The games a member played last: shown from the cache at once, then from the gateway. */
export function createRecentGames(state: RecentGames, needs: Needs) {
  const { send, cache, customerId, now } = needs;
  return createLoader(state, {
    now,
    ask: () => send(getRecentGames, {}),
    show: (games) => void (state.games = ref(games)),
    shelf() {
      const id = customerId();
      return id === null ? null : cache.entry(cacheKeys.recentGames, id);
    },
  });
}
