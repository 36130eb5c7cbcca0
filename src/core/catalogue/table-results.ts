import { proxy } from 'valtio/vanilla';
import { getTableResults } from '#protocol/calls/lobby-lists.ts';
import type { TableResults } from '#protocol/model/lobby/table-results.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface TableResultsState extends QueryState {
  tables: readonly TableResults[];
}

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

/** The latest results of live tables. They are not kept: a new round ends every few seconds. */
export function createTableResults({ send, events, now }: Needs) {
  const state = proxy<TableResultsState>({ ...idle(), tables: [] });
  const { load } = createQuery({
    state,
    events,
    now,
    refreshOn: ['online'],
    call: (options) => send(getTableResults, {}, options),
    show: (tables) => ({ tables }),
  });
  return { state, load };
}

export type LatestResults = ReturnType<typeof createTableResults>;
