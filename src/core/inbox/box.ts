import { messagesPerPage } from '#protocol/model/contact/message.ts';
import type { CacheEntry } from '../cache/cache.ts';
import type { SendOptions } from '../client/send.ts';
import { byKey, byNumber, createList, type ListPage, type ListValue } from '../query/list.ts';
import type { InboxNeeds } from './inbox-needs.ts';

/** The page that a request asks for. */
interface BoxRequest {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly asOf?: number;
  readonly after?: string;
}

/** A page as the gateway answers it. */
interface BoxReply<Row> {
  readonly list: readonly Row[];
  readonly pages: number;
  readonly asOf: number | null;
  readonly next: string | null;
}

interface BoxOptions<Row> extends Pick<InboxNeeds, 'events' | 'now' | 'customerId'> {
  ask(request: BoxRequest, options: SendOptions): Promise<BoxReply<Row>>;
  /** The cache entry of the newest messages. */
  keep(): CacheEntry<ListValue<Row>> | null;
  /** Changes a message of the gateway before it is shown. */
  readonly adjust?: (row: Row) => Row;
}

type Listed = { readonly id: string; readonly at: number };

/** The newest messages in the order of the list, as they are kept offline. */
function newestOf<Row extends Listed>({ rows, ...rest }: ListValue<Row>): ListValue<Row> {
  const newest = new Set(rows.toSorted((a, b) => b.at - a.at).slice(0, messagesPerPage));
  return { ...rest, rows: rows.filter((row) => newest.has(row)), page: 1, pages: 1, next: null };
}

/** A list of messages by their search. */
export function createBox<Row extends Listed>(options: BoxOptions<Row>) {
  const { events, now, customerId, ask, adjust = (row: Row) => row } = options;
  /** The next load orders the list anew. */
  let isNew = true;

  /** Leaves the places as they are: new messages come first, and the pages below stay. */
  function merge(fresh: ListPage<Row, null>, isAll: boolean): ListPage<Row, null> {
    const { rows: before, page, pages, asOf, next } = list.state;
    const found = new Map(fresh.rows.map((row) => [row.id, row]));
    const known = new Set(before.map(({ id }) => id));
    const stay = before.flatMap((row) => found.get(row.id) ?? (isAll ? [] : row));
    const rows = [...fresh.rows.filter(({ id }) => !known.has(id)), ...stay];
    return page > 1 && !isAll ? { rows, page, pages, asOf, next } : { ...fresh, rows };
  }

  const list = createList<Row, string>({
    events,
    now,
    enabled: () => customerId() !== null,
    filter: '',
    size: messagesPerPage,
    refreshOn: ['messagesMoved', 'language', 'online', 'visible'],
    async call(search, request, sendOptions) {
      const keepsPlaces = !isNew && request.page === 1;
      const wanted = { search, ...byNumber(request), ...byKey(request) };
      const { list: rows, pages: known, asOf, next } = await ask(wanted, sendOptions);
      const pages = asOf !== null && next === null ? request.page : known;
      const fresh = { rows: rows.map(adjust), pages, asOf, next };
      if (keepsPlaces) return merge(fresh, pages <= 1);
      if (request.page === 1) isNew = false;
      return fresh;
    },
    keep(search) {
      const kept = search === '' ? options.keep() : null;
      return (
        kept && {
          ...kept,
          write: ({ value, at }) => kept.write({ value: newestOf(value), at }),
        }
      );
    },
  });

  return {
    ...list,
    /** Loads the messages of a search, in its order. */
    load(search = ''): Promise<void> {
      isNew = true;
      return list.load(search);
    },
  };
}
