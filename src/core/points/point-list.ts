import { proxy } from 'valtio/vanilla';
import type { CacheEntry } from '../cache/cache.ts';
import type { SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { PointsNeeds } from './points-needs.ts';

/** A page of a list, newest rows first. */
interface Page<Row> {
  readonly rows: Row[];
  readonly page: number;
  readonly pages: number;
  /** Time of the first page; null for a gateway that does not send it. */
  readonly asOf: number | null;
}

export interface PointListState<Row> extends QueryState {
  rows: readonly Row[];
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
}

/** The page that is wanted. */
interface WantedPage {
  readonly page: number;
  readonly size: number;
  readonly asOf?: number;
}

/** Rows of a page. */
const size = 10;

/** A list of the member, one page at a time. Its further pages have the time of the first. The last page seen is kept. */
export function createPointList<Row>(
  { events, now }: PointsNeeds,
  keep: () => CacheEntry<Page<Row>> | null,
  call: (request: WantedPage, options: SendOptions) => Promise<Omit<Page<Row>, 'page'>>,
) {
  const state = proxy<PointListState<Row>>({ ...idle(), rows: [], page: 1, pages: 0 });
  let wanted = 1;
  let asOf: number | null = null;
  const { load } = createQuery<Page<Row>, PointListState<Row>>({
    events,
    now,
    state,
    empty: { rows: [], page: 1, pages: 0 },
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online', 'language'],
    keep,
    async call(options) {
      const page = wanted;
      const time = page === 1 || asOf === null ? {} : { asOf };
      return { ...(await call({ page, size, ...time }, options)), page };
    },
    show(shown) {
      asOf = shown.asOf;
      const { rows, page, pages } = shown;
      return { rows, page, pages };
    },
  });
  return {
    state,
    /** Loads a page, the first by default. */
    load(page = 1): Promise<void> {
      wanted = page;
      return load();
    },
  };
}
