import type { SendOptions } from '../client/send.ts';
import { createQuery, type Query, type QueryOptions, type QueryState } from './query.ts';

/** A list that is read page by page. */
export interface PagedState extends QueryState {
  /** Number of the last page that was read; 0 for none. */
  page: number;
  /** Number of pages that there are. */
  pages: number;
}

interface PagedOptions<Value, State extends PagedState> extends QueryOptions<Value, State> {
  /** Asks for a page, and adds it to those that are shown. */
  append(page: number, options: SendOptions): Promise<Value>;
}

interface PagedQuery<Value> extends Query<Value> {
  /** Adds the next page. Does nothing at the last page and while another answer is under way. */
  loadMore(): Promise<void>;
  /** Returns true if the state shows a complete answer for this key that is younger than `maxAgeMs`. */
  isFresh(key: string, maxAgeMs: number): boolean;
}

/** A query of which each further answer is added to those before. */
export function createPagedQuery<Value, State extends PagedState>(
  options: PagedOptions<Value, State>,
): PagedQuery<Value> {
  const { state, append, key, now } = options;
  const query = createQuery(options);

  async function loadMore(): Promise<void> {
    if (state.phase === 'loading' || state.page >= state.pages) return;
    const next = state.page + 1;
    await query.send((sendOptions) => append(next, sendOptions));
  }

  function isFresh(wanted: string, maxAgeMs: number): boolean {
    return wanted === key?.() && state.phase === 'ready' && now() - (state.at ?? 0) < maxAgeMs;
  }

  return { ...query, loadMore, isFresh };
}
