import { proxy } from 'valtio/vanilla';
import type { CacheEntry } from '../cache/cache.ts';
import type { SendOptions } from '../client/send.ts';
import { assignByRef, createQuery, idle, type QueryOptions, type QueryState } from './query.ts';

/** A page to ask for. A call sends the fields that its gateway reads: see `byKey` and `byNumber`. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  /** Number of rows. */
  readonly size: number;
  /** Time of the first page; null for the first page, and for a gateway that does not send it. */
  readonly asOf: number | null;
  /** The key of the page; null for the first page, and to read by number. */
  readonly after: string | null;
}

/** The fields of a page that is read by the key of its first row, up to the time of the first page. */
export function byKey({ size, after, asOf }: PageRequest) {
  return { size, ...(after !== null && { after }), ...(asOf !== null && { asOf }) };
}

/** The fields of a page that is read by its number, up to the time of the first page. */
export function byNumber({ page, size, asOf }: PageRequest) {
  return { page, size, ...(asOf !== null && { asOf }) };
}

/** The answer to a `PageRequest`. */
export interface ListPage<Row, About> {
  readonly rows: readonly Row[];
  /** The key of the next page; null at the last one. */
  readonly next?: string | null;
  /** Number of the last page in the answer. The page that was asked for by default. */
  readonly page?: number;
  /** Number of pages, for a list that is read by number. */
  readonly pages?: number;
  readonly asOf?: number | null;
  /** Facts about the rows, such as their sum. */
  readonly about?: About;
}

/** The rows that are shown, as the cache keeps them. */
export interface ListValue<Row, About = null> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly next: string | null;
  readonly asOf: number | null;
  readonly about: About | null;
}

interface ListState<Row, Filter = null, About = null> extends QueryState {
  /** All rows that are shown, each id once. They are replaced and never changed. */
  rows: readonly Row[];
  filter: Filter;
  /** Number of the last page that is shown; 0 for none. */
  page: number;
  /** Number of pages that are known. */
  pages: number;
  /** The key of the next page. */
  next: string | null;
  asOf: number | null;
  about: About | null;
  hasMore: boolean;
  /** The progress is the progress of the next page. */
  isMore: boolean;
}

type Inherited = 'events' | 'now' | 'refreshOn' | 'enabled';

interface ListOptions<Row, Filter, About> extends Pick<
  QueryOptions<ListValue<Row, About>, ListState<Row, Filter, About>>,
  Inherited
> {
  /** The filter before the first load. Another filter begins the list anew. */
  readonly filter: Filter;
  /** Rows of a page. */
  readonly size: number;
  /** The most rows that a gateway sends at once, for a list that is read by key. */
  readonly most?: number;
  /** Names a row. `id` by default; an empty name is no name. */
  idOf?(row: Row): string;
  call(filter: Filter, request: PageRequest, options: SendOptions): Promise<ListPage<Row, About>>;
  /** The cache entry of the rows that were seen last. */
  keep?(filter: Filter): CacheEntry<ListValue<Row, About>> | null;
}

export interface List<Row, Filter = null, About = null> {
  readonly state: ListState<Row, Filter, About>;
  /** Loads the first page of a filter. As many rows as are shown, if the filter is the same. */
  load(filter?: Filter): Promise<void>;
  /** Loads one page in place of the rows that are shown. */
  turn(page: number, filter?: Filter): Promise<void>;
  /** Adds the next page. Does nothing at the last one and while another answer is under way. */
  loadMore(): Promise<void>;
  /** Repeats a load, or a further page, that has failed. */
  retry(): Promise<void>;
  /** Changes the rows that are shown, and the copy that is kept. */
  change(update: (rows: readonly Row[]) => readonly Row[]): Promise<void>;
}

const nothing = { rows: [], page: 0, pages: 0, next: null, asOf: null, about: null };

function hasMore({ next, page, pages }: ListValue<unknown, unknown>): boolean {
  return next !== null || page < pages;
}

/** Each row once, at its first place and as it came last. */
function eachOnce<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.map((row) => [idOf(row) || Symbol('no name'), row])).values()];
}

const idOfRow = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';

/**
 * The one way to load a list of the member. A refresh reads as many rows as are shown. A page that fails leaves the rows as they
 * are. Answers to an earlier filter are dropped.
 */
export function createList<Row, Filter = null, About = null>(
  options: ListOptions<Row, Filter, About>,
): List<Row, Filter, About> {
  type Value = ListValue<Row, About>;
  const { size, most = size, idOf = idOfRow, now } = options;
  const state: ListState<Row, Filter, About> = proxy({
    ...idle(),
    ...nothing,
    filter: options.filter,
    hasMore: false,
    isMore: false,
  });
  /** The one page that is shown; null for all pages from the first. */
  let only: number | null = null;
  /** The next page is under way. A refresh meanwhile reads it too. */
  let isGrowing = false;

  /** Reads a page, and adds it to those before. */
  async function add(before: Value, request: PageRequest, send: SendOptions): Promise<Value> {
    const answer = await options.call(state.filter, request, send);
    const { page = request.page, next = null, asOf = null, about = null } = answer;
    const rows = eachOnce([...before.rows, ...answer.rows], idOf);
    const { pages = page } = answer;
    return { rows, page, pages, next, asOf: request.asOf ?? asOf, about };
  }

  function addNext(before: Value, rows: number, send: SendOptions): Promise<Value> {
    const { page, next, asOf } = before;
    return add(before, { page: page + 1, size: rows, after: next, asOf }, send);
  }

  /** Reads as many rows as are shown, in steps that the gateway allows. */
  async function readAll(send: SendOptions): Promise<Value> {
    const wanted = state.rows.length + (isGrowing ? size : 0);
    const step = Math.min(most, Math.max(size, wanted));
    let value = await addNext(nothing, step, send);
    while (value.rows.length < wanted && hasMore(value)) {
      const longer = await addNext(value, step, send);
      // A gateway that names a next page without rows would be asked for ever.
      if (longer.rows.length === value.rows.length) return longer;
      value = longer;
    }
    return value;
  }

  /** Reads one page: by its key if it follows the page that is shown, and else by its number. */
  function readOnly(page: number, send: SendOptions): Promise<Value> {
    const after = page === state.page + 1 ? state.next : null;
    return add(nothing, { page, size, after, asOf: page === 1 ? null : state.asOf }, send);
  }

  const query = createQuery<Value, ListState<Row, Filter, About>>({
    ...options,
    state,
    isPrivate: true,
    empty: { ...nothing, hasMore: false },
    key: () => JSON.stringify(state.filter),
    keep: () => options.keep?.(state.filter) ?? null,
    call(send) {
      state.isMore = false;
      return only === null ? readAll(send) : readOnly(only, send);
    },
    show: (value) => ({ ...value, hasMore: hasMore(value) }),
  });

  // The next member does not find the search of this one.
  options.events.on('signedOut', () => {
    state.filter = options.filter;
    only = null;
  });

  function load(filter: Filter = state.filter): Promise<void> {
    state.filter = filter;
    return query.load();
  }

  async function loadMore(): Promise<void> {
    if (state.phase === 'loading' || !state.hasMore) return;
    [isGrowing, state.isMore] = [true, true];
    await query
      .send((send) => addNext(state, size, send))
      .finally(() => {
        isGrowing = false;
      });
  }

  return {
    state,
    load,
    turn(page, filter) {
      only = page;
      return load(filter);
    },
    loadMore,
    retry: () => (state.isMore ? loadMore() : load()),
    async change(update) {
      const { page, pages, next, asOf, about, at } = state;
      const value = { rows: update(state.rows), page, pages, next, asOf, about };
      assignByRef(state, value);
      await options.keep?.(state.filter)?.write({ value, at: at ?? now() });
    },
  };
}
