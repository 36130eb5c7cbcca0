import { ref } from 'valtio/vanilla';
import type { Language } from '#contract/model/language.ts';
import type { Cache, CacheEntry } from '../cache/cache.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import {
  anything,
  asListed,
  type GameQuery,
  type IndexedGame,
  type PartialQuery,
  searchSeen,
} from './search-games.ts';
import type { FoundGames } from './game-list-state.ts';
import { askFromTheTop, askPage, type GamePage, joined } from './game-pages.ts';
import { createLoader } from '../query/loadable.ts';
import { createSeenGames, type SeenIndex } from './seen-games.ts';

interface Needs {
  send: Send;
  cache: Cache;
  language(): Language;
  now(): number;
}

/** How long a list that is gone back to is shown as it was left. */
const freshMs = 5 * 60_000;

/** A list of games by query, page after page. Without a gateway it finds among the games met before. */
export function createFoundGames(state: FoundGames, { send, cache, language, now }: Needs) {
  const seenIn = createSeenGames({ cache, now });
  let query = anything;
  let spoken = language();
  let depth = 1;

  function show({ games, ...rest }: GamePage): void {
    Object.assign(state, rest, { games: ref(games) });
  }

  const { load, reset } = createLoader(state, {
    now,
    ask: () => askFromTheTop(send, query, depth),
    show,
    shelf: () => seenShelf(seenIn(language()), language(), query),
  });

  async function find(wanted: PartialQuery, pages = 1): Promise<void> {
    depth = pages;
    const next = { ...anything, ...wanted };
    if (!isSame(next, query))
      Object.assign(state, { games: [], page: 0, pages: 0, total: 0, at: null });
    query = next;
    spoken = language();
    state.query = { ...next };
    await load();
  }

  /** Shows at once which of the games met before answer, while words are still being typed. */
  async function look(wanted: PartialQuery): Promise<void> {
    const next = { ...anything, ...wanted };
    query = next;
    const { games } = await seenIn(language());
    if (query !== next) return;
    reset();
    show(seenPage(games, next));
    Object.assign(state, { phase: 'loading', query: { ...next } });
  }

  /** Finds, unless that is what is shown and it has not grown old: who comes back finds the list as it was left, or as many pages of it as were read. */
  async function revisit(wanted: PartialQuery, pages = 1): Promise<void> {
    const isShown = isSame({ ...anything, ...wanted }, query) && spoken === language();
    const isFresh = state.phase === 'ready' && now() - (state.at ?? 0) < freshMs;
    if (!isShown || !isFresh) await find(wanted, pages);
  }

  /** The next page, added to the games found. A failure lands in the state. */
  async function findMore(): Promise<void> {
    if (state.phase === 'loading' || state.page >= state.pages) return;
    const [asked, from] = [query, state.page];
    state.phase = 'loading';
    try {
      const more = await askPage(send, asked, from + 1);
      if (asked !== query || from !== state.page) return;
      show({ ...more, games: joined(state.games, more.games) });
      Object.assign(state, { phase: 'ready', failure: null, at: now() });
      void seenShelf(seenIn(language()), language(), asked).write({ value: more, at: now() });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (asked === query) Object.assign(state, { phase: 'failed', failure: error.failure });
    }
  }

  return { find, look, revisit, findMore };
}

function isSame(one: GameQuery, other: GameQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Those met before that answer a query, as one page. */
function seenPage(seen: readonly IndexedGame[], query: GameQuery): GamePage {
  const games = searchSeen(seen, query);
  return { games, page: 1, pages: 1, total: games.length };
}

/** The games met before, as a shelf that reads what answers a query and adds what is written. */
function seenShelf(
  seen: Promise<SeenIndex>,
  language: Language,
  query: GameQuery,
): CacheEntry<GamePage> {
  return {
    key: `${language}/${JSON.stringify(query)}`,
    async read() {
      const { games, at } = await seen;
      if (games.length === 0) return null;
      return { at, value: seenPage(games, query) };
    },
    async write({ value }) {
      (await seen).add(value.games, asListed(query).slotClass);
    },
  };
}
