import { proxy } from 'valtio/vanilla';
import { getHomeRows } from '#protocol/calls/lobby-lists.ts';
import type { HomeRow, HomeRowKind } from '#protocol/model/lobby/home-row.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
import { keptHomeRows } from './kept-games.ts';
import type { Cache } from '../cache/cache.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { emptyFoundGames } from './empty-found-games.ts';
import { createFoundGames, type FoundGamesNeeds } from './found-games.ts';
import type { FoundGames } from './game-list-state.ts';
import type { PartialQuery } from './search-games.ts';

interface HomeRowsState extends QueryState {
  rows: readonly HomeRow[];
  /** The games of the rows and categories that were shown, by `rowKey` and `topKey`. */
  games: Record<string, FoundGames>;
}

interface Needs extends FoundGamesNeeds {
  cache: Cache;
}

/** The games of each kind of row. Null for rows of events. */
const queries: Readonly<Record<HomeRowKind, PartialQuery | null>> = {
  new: { category: 'RNG', sort: 'newest' },
  jackpots: { category: 'RNG', slotClass: 'JP' },
  provider: { category: '' },
  live: { category: 'LIVE' },
  fish: { category: 'FISH' },
  poker: { category: 'PVP' },
  sports: { category: 'SPORTS' },
  draws: null,
  matches: null,
};

/** The name of a row in the state. */
export function rowKey({ kind, vendor }: Pick<HomeRow, 'kind' | 'vendor'>): string {
  return vendor === null ? kind : `${kind}:${vendor}`;
}

/** The name of the most played games of a category in the state. */
export function topKey(category: Category): string {
  return `top:${category}`;
}

/** The rows of games on the home page of a member, in the order of the operator, and the games of each. */
export function createHomeRows(needs: Needs) {
  const { send, cache } = needs;
  const state = proxy<HomeRowsState>({ ...idle(), rows: [], games: {} });
  const lists = new Map<string, ReturnType<typeof createFoundGames>>();

  const { load } = createQuery({
    ...needs,
    state,
    empty: { rows: [] },
    refreshOn: ['online'],
    keep: () => cache.entry(keptHomeRows, ''),
    call: (options) => send(getHomeRows, {}, options),
    show: (rows) => ({ rows }),
  });

  function listOf(key: string) {
    const known = lists.get(key);
    if (known !== undefined) return known;
    state.games[key] = emptyFoundGames();
    const opened = createFoundGames(state.games[key], needs);
    lists.set(key, opened);
    return opened;
  }

  /** Loads the games of a row, unless they are fresh. A row of events has none, and a row of chosen games brings them. */
  async function loadRow(row: HomeRow): Promise<void> {
    const query = queries[row.kind];
    if (query === null || row.games.length > 0) return;
    await listOf(rowKey(row)).revisit({ ...query, vendor: row.vendor ?? '' });
  }

  /** Loads the most played games of a category, unless they are fresh. They are in the state by `topKey`. */
  async function loadTop(category: Category): Promise<void> {
    await listOf(topKey(category)).revisit({ category });
  }

  return { state, load, loadRow, loadTop };
}

export type HomeRows = ReturnType<typeof createHomeRows>;
