import type { Language } from '#protocol/model/language.ts';
import type { CacheEntry } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery } from '../query/query.ts';
import type { FoundGames } from './game-list-state.ts';
import { fetchPage, fetchPages, type GamePage, mergeGames } from './game-pages.ts';
import {
  anything,
  type GameQuery,
  type IndexedGame,
  type PartialQuery,
  searchSeen,
} from './search-games.ts';
import type { SeenIndex } from './seen-games.ts';

export interface FoundGamesNeeds {
  send: Send;
  /** The seen games of a language. */
  seenIn(language: Language): Promise<SeenIndex>;
  language(): Language;
  events: Events;
  now(): number;
}

/** Age up to which a list that the player returns to is shown as it was. */
const freshMs = 5 * 60_000;

/** A list of games by query, page after page. Without a gateway, searches the games of earlier lists. */
export function createFoundGames(state: FoundGames, needs: FoundGamesNeeds) {
  const { send, language, seenIn, now } = needs;
  let query = anything;
  let depth = 1;

  const { load, preview, ...list } = createQuery({
    ...needs,
    state,
    empty: { games: [], page: 0, pages: 0, total: 0 },
    refreshOn: ['language', 'online'],
    key: () => JSON.stringify(query),
    keep: () => seenEntry(seenIn(language()), language(), query),
    call: (options) => fetchPages(send, query, depth, options),
    show: (page) => page,
  });

  /** Adds the next page. Does nothing at the last page and while another answer is under way. */
  async function findMore(): Promise<void> {
    const { phase, page, pages, games } = state;
    if (phase === 'loading' || page >= pages) return;
    await list.send(async (options) => {
      const more = await fetchPage(send, query, page + 1, options);
      return { ...more, games: mergeGames(games, more.games) };
    });
  }

  async function find(wanted: PartialQuery, pages = 1): Promise<void> {
    query = { ...anything, ...wanted };
    depth = pages;
    state.query = { ...query };
    await load();
  }

  async function previewSeen(wanted: PartialQuery): Promise<void> {
    const next = { ...anything, ...wanted };
    query = next;
    const { games } = await seenIn(language());
    if (query !== next) return;
    state.query = { ...next };
    preview(seenPage(games, next));
  }

  async function revisit(wanted: PartialQuery, pages = 1): Promise<void> {
    const isSame = JSON.stringify({ ...anything, ...wanted }) === JSON.stringify(query);
    const isFresh = isSame && state.phase === 'ready' && now() - (state.at ?? 0) < freshMs;
    if (!isFresh) await find(wanted, pages);
  }

  return { find, preview: previewSeen, revisit, findMore };
}

/** The seen games that match a query, as one page. */
function seenPage(seen: readonly IndexedGame[], query: GameQuery): GamePage {
  const games = searchSeen(seen, query);
  return { games, page: 1, pages: 1, total: games.length };
}

/** The seen games as a cache entry: reading searches them, writing adds to them. */
function seenEntry(
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
      (await seen).add(value.games, query);
    },
  };
}
