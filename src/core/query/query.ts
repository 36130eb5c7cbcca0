import { ref } from 'valtio/vanilla';
import type { CacheEntry } from '../cache/cache.ts';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { isNotThere } from '../client/not-there.ts';
import type { SendOptions } from '../client/send.ts';
import type { AppEvent, Events } from '../events.ts';

/** Progress of a query. The last answer stays in the state while loading and after a failure. */
export interface QueryState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /** The time at which the gateway sent the shown answer, in epoch milliseconds; null without an answer. */
  at: number | null;
}

/** The progress of a query that was never loaded. */
export function idle(): QueryState {
  return { phase: 'idle', failure: null, at: null };
}

export interface QueryOptions<Value, State extends QueryState> {
  /** A Valtio proxy. The query writes its progress and the fields of `show`. */
  readonly state: State;
  /** Fields of the state without an answer: after sign-out, and when `key` changes. */
  readonly empty?: Partial<State>;
  call(options: SendOptions): Promise<Value>;
  /** The fields of the state for an answer. */
  show(value: Value): Partial<State>;
  /** Names what `call` asks for. When it changes, the old answer is dropped and its request is cancelled. */
  key?(): string;
  /** The cache entry of the answer: shown until the gateway answers, and written then. */
  keep?(): CacheEntry<Value> | null;
  /** Loading does nothing while this is false. */
  enabled?(): boolean;
  /** The answer belongs to the member and is dropped at sign-out. */
  readonly isPrivate?: boolean;
  /**
   * Events that load the query again, if it was loaded before. Exceptions: `online` loads it after a
   * failure; `signedIn` and `started` always load it, a private one only while it is idle; `signedOut`
   * drops the answer first.
   */
  readonly refreshOn?: readonly AppEvent[];
  readonly events: Events;
  now(): number;
}

export interface Query<Value> {
  /** Shows the kept copy, calls the gateway, shows and keeps the answer. A later load wins over an earlier one. A GatewayError lands in the state and is not thrown. */
  load(): Promise<void>;
  /** Sends another call in place of the usual one, such as the next page. No kept copy is shown meanwhile. */
  send(call: (options: SendOptions) => Promise<Value>): Promise<void>;
  /** Shows a value until the answer of the load that follows. */
  preview(value: Value): void;
  /** Drops the answer and cancels the request. */
  reset(): void;
}

/** Assigns fields by reference: Valtio would change objects that are also written to the database. */
export function assignByRef(state: object, fields: object): void {
  for (const [name, value] of Object.entries(fields)) {
    Object.assign(state, { [name]: typeof value === 'object' && value ? ref(value) : value });
  }
}

/** The one way to load data from the gateway into a state. */
export function createQuery<Value, State extends QueryState>(
  options: QueryOptions<Value, State>,
): Query<Value> {
  const { state, empty = {}, key = () => '', keep = () => null } = options;
  /** The request under way. Answers to others are ignored. */
  let current: AbortController | null = null;
  let shownKey = '';
  /** Key of the cache entry whose value is shown. */
  let shownEntry: string | null = null;
  let isDisabled = false;
  /** The network came back during the request, which began without one. */
  let isOutdated = false;

  function show(
    value: Value,
    entry: CacheEntry<Value> | null,
    progress: Partial<QueryState>,
  ): void {
    shownEntry = entry?.key ?? null;
    assignByRef(state, options.show(value));
    Object.assign(state, progress);
  }

  function clear(): void {
    current?.abort();
    current = null;
    shownEntry = null;
    assignByRef(state, { ...empty, at: null });
  }

  async function showKept(entry: CacheEntry<Value>, isCurrent: () => boolean): Promise<void> {
    const kept = await entry.read();
    if (kept === null || !isCurrent()) return;
    const isNewer = shownEntry !== entry.key || kept.at > (state.at ?? 0);
    if (isNewer) show(kept.value, entry, { at: kept.at });
  }

  async function request(call: QueryOptions<Value, State>['call'], isFirst: boolean) {
    const own = new AbortController();
    const isCurrent = (): boolean => current === own;
    const entry = keep();
    current = own;
    isOutdated = false;
    Object.assign(state, { phase: 'loading', failure: null });
    const showingKept = isFirst && entry && showKept(entry, isCurrent);
    const limit = setTimeout(() => isFirst && state.at !== null && own.abort(), refreshTimeoutMs);
    try {
      const value = await call({ signal: own.signal });
      if (!isCurrent()) return;
      current = null;
      const at = options.now();
      show(value, entry, { phase: 'ready', at });
      void entry?.write({ value, at });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (isOutdated && isCurrent()) return await request(call, isFirst);
      await showingKept;
      const { failure } = error;
      // A call that the gateway does not have is empty. A player can do nothing about it.
      const end = isNotThere(failure) ? { phase: 'ready' } : { phase: 'failed', failure };
      if (isCurrent()) Object.assign(state, end);
    } finally {
      clearTimeout(limit);
    }
  }

  async function load(): Promise<void> {
    isDisabled = options.enabled?.() === false;
    if (isDisabled) return;
    if (shownKey !== key()) clear();
    shownKey = key();
    await request(options.call, true);
  }

  function preview(value: Value): void {
    clear();
    shownKey = key();
    show(value, null, { phase: 'loading', failure: null });
  }

  function reset(): void {
    clear();
    isDisabled = false;
    Object.assign(state, idle());
  }

  options.events.on('online', () => (isOutdated = true));
  refreshOnEvents(options, { load, reset, wasDisabled: () => isDisabled });
  return { load, preview, reset, send: (call) => request(call, false) };
}

/** Timeout of a call that refreshes shown data, in milliseconds. A gateway that hangs would otherwise hold every connection of the browser. */
const refreshTimeoutMs = 10_000;

interface Refreshed {
  load(): Promise<void>;
  reset(): void;
  /** The last load did nothing. */
  wasDisabled(): boolean;
}

function refreshOnEvents<Value, State extends QueryState>(
  { state, events, refreshOn = [], isPrivate = false }: QueryOptions<Value, State>,
  { load, reset, wasDisabled }: Refreshed,
): void {
  function isDue(event: AppEvent): boolean {
    if (wasDisabled()) return true;
    if (event === 'online') return state.phase === 'failed';
    const isIdle = state.phase === 'idle';
    return event === 'signedIn' || event === 'started' ? isIdle || !isPrivate : !isIdle;
  }

  // The answer of an ended session is dropped before the query is loaded again.
  if (isPrivate) events.on('signedOut', reset);
  for (const event of refreshOn) {
    events.on(event, () => {
      const isLoaded = isDue(event);
      if (event === 'signedOut') reset();
      if (isLoaded) void load();
    });
  }
}
