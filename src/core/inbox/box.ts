import { proxy, ref } from 'valtio/vanilla';
import { messagesPerPage } from '#contract/model/contact/message.ts';
import type { CacheEntry } from '../cache/cache.ts';
import type { SendOptions } from '../client/send.ts';
import { idle } from '../query/query.ts';
import { createPagedQuery, type PagedState } from '../query/paged-query.ts';
import type { InboxNeeds } from './inbox-needs.ts';

/** The pages of a list that are shown. */
interface BoxPages<Item> {
  readonly items: readonly Item[];
  /** Number of the last page that was read, and of all. */
  readonly page: number;
  readonly pages: number;
  readonly asOf: number | null;
  readonly next: string | null;
}

interface BoxState<Item> extends PagedState {
  items: readonly Item[];
  asOf: number | null;
  next: string | null;
  search: string;
}

/** The page that a request asks for. */
interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly asOf?: number;
  readonly after?: string;
}

/** A page as the gateway answers it. */
interface PageReply<Item> {
  readonly list: readonly Item[];
  readonly pages: number;
  readonly asOf: number | null;
  readonly next: string | null;
}

interface BoxOptions<Item> extends Pick<InboxNeeds, 'events' | 'now' | 'customerId'> {
  ask(request: PageRequest, options: SendOptions): Promise<PageReply<Item>>;
  /** The cache entry of the newest items. */
  keep(): CacheEntry<BoxPages<Item>> | null;
  /** Changes an item of the gateway before it is shown. */
  readonly adjust?: (item: Item) => Item;
}

type Listed = { readonly id: string; readonly at: number };

/** The newest items of a list in its order, as they are kept offline. */
function newestOf<Item extends Listed>({ items, ...rest }: BoxPages<Item>): BoxPages<Item> {
  const newest = items.toSorted((a, b) => b.at - a.at).slice(0, messagesPerPage);
  const ids = new Set(newest.map(({ id }) => id));
  return { ...rest, items: items.filter(({ id }) => ids.has(id)), page: 1, pages: 1, next: null };
}

/** A list of messages: page by page, searched, kept offline, and changed in place. */
export function createBox<Item extends Listed>(options: BoxOptions<Item>) {
  const nothing: BoxPages<Item> = { items: [], page: 0, pages: 0, asOf: null, next: null };
  const state = proxy<BoxState<Item>>({ ...idle(), ...nothing, search: '' });
  const { adjust = (item: Item) => item } = options;
  /** The next load orders the list anew. */
  let isNew = true;

  function entry(): CacheEntry<BoxPages<Item>> | null {
    const kept = state.search === '' ? options.keep() : null;
    return (
      kept && {
        ...kept,
        write: ({ value, at }) => kept.write({ value: newestOf(value), at }),
      }
    );
  }

  function pagesOf({ list, pages, asOf, next }: PageReply<Item>, page: number): BoxPages<Item> {
    const isLast = asOf !== null && next === null;
    return { items: list.map(adjust), page, pages: isLast ? page : pages, asOf, next };
  }

  /** A refresh changes no places: what is new comes first, and the pages below stay. */
  function merge(fresh: BoxPages<Item>): BoxPages<Item> {
    const found = new Map(fresh.items.map((item) => [item.id, item]));
    const known = new Set(state.items.map(({ id }) => id));
    const isAll = fresh.page >= fresh.pages;
    const stay = state.items.flatMap((item) => found.get(item.id) ?? (isAll ? [] : item));
    const items = [...fresh.items.filter(({ id }) => !known.has(id)), ...stay];
    const { page, pages, asOf, next } = state;
    return page > 1 && !isAll ? { items, page, pages, asOf, next } : { ...fresh, items };
  }

  const query = createPagedQuery<BoxPages<Item>, BoxState<Item>>({
    events: options.events,
    now: options.now,
    state,
    empty: nothing,
    isPrivate: true,
    enabled: () => options.customerId() !== null,
    refreshOn: ['messagesMoved', 'language', 'online', 'visible'],
    key: () => state.search,
    keep: entry,
    async call(sendOptions) {
      const { search } = state;
      const orders = isNew;
      const request = { page: 1, size: messagesPerPage, search };
      const fresh = pagesOf(await options.ask(request, sendOptions), 1);
      if (orders) isNew = false;
      return orders ? fresh : merge(fresh);
    },
    async append(page, sendOptions) {
      const { search, asOf, next, items } = state;
      const request = {
        page,
        size: messagesPerPage,
        search,
        ...(asOf !== null && { asOf }),
        ...(next !== null && { after: next }),
      };
      const more = pagesOf(await options.ask(request, sendOptions), page);
      const known = new Set(items.map(({ id }) => id));
      return { ...more, items: [...items, ...more.items.filter(({ id }) => !known.has(id))] };
    },
    show: (pages) => ({ ...pages }),
  });

  /** Changes the list that is shown, and the copy that is kept. */
  async function change(update: (items: readonly Item[]) => readonly Item[]): Promise<void> {
    state.items = ref(update(state.items) as Item[]);
    const { items, page, pages, asOf, next, at } = state;
    await entry()?.write({ value: { items, page, pages, asOf, next }, at: at ?? options.now() });
  }

  return {
    state,
    change,
    /** Loads the first page of a search, in its order. */
    load(search = ''): Promise<void> {
      state.search = search;
      isNew = true;
      return query.load();
    },
    /** Adds the next page. Does nothing at the last one. */
    loadMore: query.loadMore,
  };
}
