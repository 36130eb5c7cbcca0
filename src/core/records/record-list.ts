import { proxy } from 'valtio/vanilla';
import type { CachedValue, CacheEntry } from '../cache/cache.ts';
import type { SendOptions } from '../client/send.ts';
import { assignByRef, createQuery, idle, type QueryState } from '../query/query.ts';
import type { Events } from '../events.ts';

/** The part of an answer that every record has. */
interface RecordAnswer {
  readonly pages: number;
  /** Time of the first page by the gateway's clock; null for a gateway that does not send it. */
  readonly asOf: number | null;
  /** The key of the next page; null at the last one, and for a gateway that reads by numbers only. */
  readonly next: string | null;
}

/** A page of a record and what was asked for. */
interface RecordView<Filter, Answer> {
  readonly filter: Filter;
  /** From 1. */
  readonly page: number;
  readonly answer: Answer;
}

interface RecordState<Filter, Answer> extends QueryState {
  /** The page that is shown, with its own filter. After a failure it may be the last page seen: see `isOther`. */
  shown: RecordView<Filter, Answer> | null;
  /** The page shown belongs to another filter than the one that was asked for. It is the last one seen on this device. */
  isOther: boolean;
}

/** The request of a page. */
export interface PageRequest {
  readonly page: number;
  /** Time of the first page; null for the first request. */
  readonly asOf: number | null;
  /** The key of the page; null to read by number. */
  readonly after: string | null;
}

export interface RecordList<Filter, Answer> {
  readonly state: RecordState<Filter, Answer>;
  /** Loads a page, from 1. The first page fixes the end of the period: later rows do not move the pages that follow. */
  load(filter: Filter, page?: number): Promise<void>;
}

interface Options<Filter, Answer> {
  readonly events: Events;
  now(): number;
  /** The entry of the last page seen; null without a customer. */
  keep(filter: Filter): CacheEntry<RecordView<Filter, Answer>> | null;
  call(filter: Filter, page: PageRequest, options: SendOptions): Promise<Answer>;
}

/** A text that is equal for equal filters, whatever the order of their fields. */
function keyOf(filter: object): string {
  return JSON.stringify(filter, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  );
}

/** A record that is read page by page, of which the last page seen is kept for reading without a network. */
export function createRecordList<Filter extends object, Answer extends RecordAnswer>(
  options: Options<Filter, Answer>,
): RecordList<Filter, Answer> {
  type View = RecordView<Filter, Answer>;
  const nothing = { shown: null, isOther: false };
  const state = proxy<RecordState<Filter, Answer>>({ ...idle(), ...nothing });
  let wanted: { readonly filter: Filter; readonly page: number } | null = null;
  let asOf: number | null = null;

  function isWanted({ filter, page }: View): boolean {
    return wanted !== null && wanted.page === page && keyOf(wanted.filter) === keyOf(filter);
  }

  function keep(): CacheEntry<View> | null {
    const entry = wanted && options.keep(wanted.filter);
    if (!entry) return null;
    async function read(): Promise<CachedValue<View> | null> {
      const kept = await entry?.read();
      return kept && isWanted(kept.value) ? kept : null;
    }
    return { ...entry, read };
  }

  /** The key of the page after the one shown. Other pages are read by number. */
  function afterOf(filter: Filter, page: number): string | null {
    const { shown, isOther } = state;
    if (shown === null || isOther || asOf === null || page !== shown.page + 1) return null;
    return keyOf(shown.filter) === keyOf(filter) ? shown.answer.next : null;
  }

  async function call(sendOptions: SendOptions): Promise<View> {
    if (wanted === null) throw new TypeError('A record is loaded by its filter');
    const { filter, page } = wanted;
    const request = { page, asOf, after: afterOf(filter, page) };
    const answer = await options.call(filter, request, sendOptions);
    return { filter, page, answer };
  }

  const query = createQuery<View, RecordState<Filter, Answer>>({
    ...options,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['online'],
    key: () => (wanted === null ? '' : keyOf(wanted.filter)),
    keep,
    call,
    show(view) {
      asOf ??= view.answer.asOf ?? options.now();
      return { shown: view, isOther: false };
    },
  });

  /** Shows the last page seen when there is nothing else to show. */
  async function showLastSeen(filter: Filter): Promise<void> {
    const kept = await options.keep(filter)?.read();
    if (!kept || state.phase !== 'failed' || state.shown !== null) return;
    assignByRef(state, { shown: kept.value, isOther: !isWanted(kept.value), at: kept.at });
  }

  async function load(filter: Filter, page = 1): Promise<void> {
    if (page === 1 || wanted === null || keyOf(wanted.filter) !== keyOf(filter)) asOf = null;
    wanted = { filter, page };
    await query.load();
    if (state.phase === 'failed' && state.shown === null) await showLastSeen(filter);
  }

  return { state, load };
}
