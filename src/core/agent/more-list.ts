import { proxy } from 'valtio/vanilla';
import type { SendOptions } from '../client/send.ts';
import type { AppEvent } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { AgentNeeds } from './agent-needs.ts';

/** A page of a list, and the key of the next page. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

interface MoreState<Item, Filter> extends QueryState {
  items: readonly Item[];
  next: string | null;
  filter: Filter;
}

interface Options<Item, Filter> {
  /** The filter before the first load. */
  readonly filter: Filter;
  readonly refreshOn: readonly AppEvent[];
  /** Reads the page after the key `after`; null for the first. */
  call(filter: Filter, after: string | null, options: SendOptions): Promise<Page<Item>>;
}

/** A list of the member that grows by pages at its end. Another filter begins it again. */
export function createMoreList<Item, Filter>(
  { events, now }: Pick<AgentNeeds, 'events' | 'now'>,
  { filter: initial, refreshOn, call }: Options<Item, Filter>,
) {
  const empty = { items: [], next: null };
  const state: MoreState<Item, Filter> = proxy({ ...idle(), ...empty, filter: initial });

  async function append(options: SendOptions): Promise<Page<Item>> {
    const page = await call(state.filter, state.next, options);
    return { ...page, items: [...state.items, ...page.items] };
  }

  const query = createQuery<Page<Item>, MoreState<Item, Filter>>({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn,
    key: () => JSON.stringify(state.filter),
    call: (options) => call(state.filter, null, options),
    show: ({ items, next }) => ({ items, next }),
  });

  return {
    state,
    load(filter: Filter): Promise<void> {
      state.filter = filter;
      return query.load();
    },
    /** Adds the next page. Does nothing at the last page and while another answer is under way. */
    async loadMore(): Promise<void> {
      if (state.phase !== 'loading' && state.next !== null) await query.send(append);
    },
  };
}

/** A list that grows by pages. */
export interface MoreList<Item, Filter> {
  readonly state: MoreState<Item, Filter>;
  load(filter: Filter): Promise<void>;
  loadMore(): Promise<void>;
}
