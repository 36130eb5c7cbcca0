import type { Game } from '#protocol/model/game.ts';
import type { Language } from '#protocol/model/language.ts';
import { keptSeenGames } from './kept-games.ts';
import type { Cache, CacheEntry } from '../cache/cache.ts';
import {
  addSeen,
  type GameQuery,
  type IndexedGame,
  indexed,
  type SeenGame,
} from './search-games.ts';

interface Needs {
  cache: Cache;
  now(): number;
}

const restMs = 2_000;

/** The seen games of one language, read once and searched in memory. */
async function openIndex(entry: CacheEntry<SeenGame[]>, now: () => number) {
  const cached = await entry.read();
  const index = { games: indexed(cached?.value ?? []), at: cached?.at ?? 0 };
  let resting = false;
  let stale = false;

  /** Writes at once, and then at most every two seconds, since scrolling adds games often. */
  function keep(): void {
    stale = resting;
    if (resting) return;
    resting = true;
    setTimeout(() => {
      resting = false;
      if (stale) keep();
    }, restMs);
    void entry.write({
      value: index.games.map(({ game, slotClass }) => ({ game, slotClass })),
      at: index.at,
    });
  }

  function add(games: readonly Game[], query: GameQuery | null): void {
    Object.assign(index, { games: addSeen(index.games, games, query), at: now() });
    keep();
  }

  return {
    get games(): readonly IndexedGame[] {
      return index.games;
    },
    get at(): number {
      return index.at;
    },
    add,
  };
}

export type SeenIndex = Awaited<ReturnType<typeof openIndex>>;

/** The games of lists that were shown on this device, by language. */
export function createSeenGames({ cache, now }: Needs) {
  const open = new Map<Language, Promise<SeenIndex>>();

  return function seenIn(language: Language): Promise<SeenIndex> {
    const known = open.get(language) ?? openIndex(cache.entry(keptSeenGames, language), now);
    open.set(language, known);
    return known;
  };
}
