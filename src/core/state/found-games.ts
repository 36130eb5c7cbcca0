import { ref } from 'valtio/vanilla';
import { getGames } from '#contract/calls/games.ts';
import type { Game } from '#contract/model/game.ts';
import type { Language } from '#contract/model/language.ts';
import type { Cache, Shelf } from '../cache/cache.ts';
import { kept } from '../cache/kept.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import { addSeen, type GameQuery, searchSeen } from '../rules/search.ts';
import type { FoundGames } from './found.ts';
import { createLoader } from './loadable.ts';

interface Needs {
  send: Send;
  cache: Cache;
  language(): Language;
  now(): number;
}

interface Page {
  games: Game[];
  page: number;
  pages: number;
  total: number;
}

const pageSize = 24;
const anything: GameQuery = { category: '', vendor: '', slotClass: '', search: '' };

/** A list of games by query, page after page. Without a gateway it finds among the games met before. */
export function createFoundGames(state: FoundGames, { send, cache, language, now }: Needs) {
  let query = anything;

  function ask(page: number): Promise<Page> {
    const isBingo = query.category === 'BINGO';
    return send(getGames, {
      ...query,
      ...(isBingo && { category: 'RNG', slotClass: 'BG' }),
      page,
      pageSize,
    });
  }

  function show({ games, ...rest }: Page): void {
    Object.assign(state, rest, { games: ref(games) });
  }

  const { load } = createLoader(state, {
    now,
    ask: () => ask(1),
    show,
    shelf: () => seenShelf(cache, language(), query),
  });

  async function find(wanted: Partial<GameQuery> & { category: string }): Promise<void> {
    const next = { ...anything, ...wanted };
    if (!isSame(next, query))
      Object.assign(state, { games: [], page: 0, pages: 0, total: 0, at: null });
    query = next;
    state.query = { ...next };
    await load();
  }

  /** The next page, added to the games found. A failure lands in the state. */
  async function findMore(): Promise<void> {
    if (state.phase === 'loading' || state.page >= state.pages) return;
    const [asked, from] = [query, state.page];
    state.phase = 'loading';
    try {
      const more = await ask(from + 1);
      if (asked !== query || from !== state.page) return;
      show({ ...more, games: joined(state.games, more.games) });
      Object.assign(state, { phase: 'ready', failure: null, at: now() });
      void seenShelf(cache, language(), asked).write({ value: more, at: now() });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (asked === query) Object.assign(state, { phase: 'failed', failure: error.failure });
    }
  }

  return { find, findMore };
}

function isSame(one: GameQuery, other: GameQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Pages shift while they are read: a game is listed once. */
function joined(games: readonly Game[], more: readonly Game[]): Game[] {
  const listed = new Set(games.map(({ nodeId }) => nodeId));
  return [...games, ...more.filter(({ nodeId }) => !listed.has(nodeId))];
}

/** The games met before, as a shelf that reads what answers a query and adds what is written. */
function seenShelf(cache: Cache, language: Language, query: GameQuery): Shelf<Page> {
  const shelf = cache.shelf(kept.seenGames, language);
  const wanted = query.category === 'BINGO' ? { ...query, slotClass: 'BG' } : query;
  return {
    key: `${shelf.key}/${JSON.stringify(query)}`,
    async read() {
      const entry = await shelf.read();
      if (entry === null) return null;
      const games = searchSeen(entry.value, wanted);
      return { at: entry.at, value: { games, page: 1, pages: 1, total: games.length } };
    },
    async write({ value, at }) {
      const seen = (await shelf.read())?.value ?? [];
      await shelf.write({ value: addSeen(seen, value.games, wanted.slotClass), at });
    },
  };
}
