import { proxy } from 'valtio/vanilla';
import { getHomeRows } from '#contract/calls/lobby.ts';
import type { HomeRow, HomeRowKind } from '#contract/model/lobby/home-row.ts';
import type { Cache } from '../cache/cache.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { emptyFoundGames } from './empty-found-games.ts';
import { createFoundGames, type FoundGamesNeeds } from './found-games.ts';
import type { FoundGames } from './game-list-state.ts';
import type { PartialQuery } from './search-games.ts';

export interface HomeRowsState extends QueryState {
  rows: readonly HomeRow[];
  /** The games of the rows that were shown, by `rowKey`. */
  games: Record<string, FoundGames>;
}

interface Needs extends FoundGamesNeeds {
  cache: Cache;
}

const queries: Readonly<Record<HomeRowKind, PartialQuery>> = {
  new: { category: 'RNG', sort: 'newest' },
  jackpots: { category: 'RNG', slotClass: 'JP' },
  provider: { category: '' },
  live: { category: 'LIVE' },
  fish: { category: 'FISH' },
  poker: { category: 'PVP' },
  sports: { category: 'SPORTS' },
  draws: { category: 'ELOTT' },
};

/** The name of a row in the state. */
export function rowKey({ kind, vendor }: HomeRow): string {
  return vendor === null ? kind : `${kind}:${vendor}`;
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
    keep: () => cache.entry(lateCacheKeys.homeRows, ''),
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

  /** Loads the games of a row, unless they are fresh. */
  function loadRow(row: HomeRow): Promise<void> {
    const query = { ...queries[row.kind], vendor: row.vendor ?? '' };
    return listOf(rowKey(row)).revisit(query);
  }

  return { state, load, loadRow };
}

export type HomeRows = ReturnType<typeof createHomeRows>;
