import { describe, expect, it, vi } from 'vitest';
import { proxy } from 'valtio/vanilla';
import type { CachedValue, CacheEntry } from '../cache/cache.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { SendOptions } from '../client/send.ts';
import { type AppEvent, createEvents } from '../events.ts';
import { createQuery, idle, type QueryOptions, type QueryState } from './query.ts';

interface State extends QueryState {
  words: readonly string[];
}

/** A cache entry in memory. */
function memoryEntry(key: string, kept: CachedValue<string[]> | null = null) {
  const writes: CachedValue<string[]>[] = [];
  const entry: CacheEntry<string[]> = {
    key,
    read: async () => kept,
    write: async (cached) => void writes.push(cached),
  };
  return { entry, writes };
}

/** A query whose calls the test answers, on a clock that stands at 100. */
function open(options: Partial<QueryOptions<string[], State>> = {}) {
  const calls: {
    options: SendOptions;
    answer(words: string[]): void;
    fail(error: unknown): void;
  }[] = [];
  const events = createEvents();
  const state = proxy<State>({ ...idle(), words: [] });
  const query = createQuery({
    state,
    empty: { words: [] },
    call: (sendOptions) =>
      new Promise((answer, fail) => void calls.push({ options: sendOptions, answer, fail })),
    show: (words) => ({ words }),
    events,
    now: () => 100,
    ...options,
  });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`there is no call ${index}`);
    return found;
  };
  return { query, state, events, calls, call };
}

const offline = new GatewayError({ kind: 'offline' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Loads, and answers at once. */
async function openLoaded(words: string[], options: Partial<QueryOptions<string[], State>> = {}) {
  const opened = open(options);
  const loading = opened.query.load();
  opened.call(0).answer(words);
  await loading;
  return opened;
}

describe('a query', () => {
  it('is idle until it is loaded, and then shows the answer with its time', async () => {
    const { query, state, call } = open();
    expect(state).toMatchObject({ phase: 'idle', words: [], at: null });
    const loading = query.load();
    expect(state.phase).toBe('loading');
    call(0).answer(['one']);
    await loading;
    expect(state).toMatchObject({ phase: 'ready', words: ['one'], at: 100, failure: null });
  });

  it('gives a refresh up after ten seconds, and waits longer for its first answer', async () => {
    vi.useFakeTimers();
    const { query, calls, call } = open();
    const first = query.load();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call(0).options.signal?.aborted).toBe(false);
    call(0).answer(['one']);
    await first;
    void query.load();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(call(1).options.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(call(1).options.signal?.aborted).toBe(true);
    expect(calls).toHaveLength(2);
    vi.useRealTimers();
  });

  it('keeps the old answer and its time when a later call fails', async () => {
    let now = 100;
    const { query, state, call } = await openLoaded(['one'], { now: () => now });
    now = 200;
    const loading = query.load();
    call(1).fail(offline);
    await loading;
    expect(state).toMatchObject({ phase: 'failed', failure: { kind: 'offline' }, words: ['one'] });
    expect(state.at).toBe(100);
  });

  it('throws errors that are not failures of the gateway', async () => {
    const { query, call } = open();
    const loading = query.load();
    call(0).fail(new TypeError('a fault of the code'));
    await expect(loading).rejects.toThrow(TypeError);
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('shows the answer to the later of two calls, which comes %s', async (_, order) => {
    const { query, state, call } = open();
    const both = Promise.all([query.load(), query.load()]);
    for (const index of order) call(index).answer([String(index)]);
    await both;
    expect(state).toMatchObject({ phase: 'ready', words: ['1'] });
  });

  it('ignores the failure of an earlier call', async () => {
    const { query, state, call } = open();
    const both = Promise.all([query.load(), query.load()]);
    call(1).answer(['new']);
    call(0).fail(offline);
    await both;
    expect(state).toMatchObject({ phase: 'ready', words: ['new'], failure: null });
  });

  it('does nothing while it is disabled', async () => {
    let enabled = false;
    const { query, state, calls } = open({ enabled: () => enabled });
    await query.load();
    expect(state.phase).toBe('idle');
    expect(calls).toHaveLength(0);
    enabled = true;
    void query.load();
    expect(calls).toHaveLength(1);
  });

  it('does not let Valtio change the objects of an answer', async () => {
    const words = ['one'];
    const { state } = await openLoaded(words);
    expect(state.words).toBe(words);
  });
});

describe('a call that the gateway does not have', () => {
  const code = 'function.not.available';
  const refused = { kind: 'refused', code, message: null, value: null, status: 400 } as const;
  const notThere = new GatewayError(refused);

  it('is an empty answer and no failure', async () => {
    const { query, state, call } = open();
    const loading = query.load();
    call(0).fail(notThere);
    await loading;
    expect(state).toEqual({ phase: 'ready', failure: null, at: null, words: [] });
  });

  it('leaves what was shown before', async () => {
    const { query, state, call } = await openLoaded(['a']);
    const loading = query.load();
    call(1).fail(notThere);
    await loading;
    expect(state).toMatchObject({ phase: 'ready', failure: null, words: ['a'] });
  });
});

describe('the kept copy', () => {
  it('is shown with its time until the gateway answers, which is kept then', async () => {
    const { entry, writes } = memoryEntry('EN', { value: ['kept'], at: 7 });
    const { query, state, call } = open({ keep: () => entry });
    const loading = query.load();
    await settled();
    expect(state).toMatchObject({ phase: 'loading', words: ['kept'], at: 7 });
    call(0).answer(['fresh']);
    await loading;
    expect(state).toMatchObject({ phase: 'ready', words: ['fresh'], at: 100 });
    expect(writes).toEqual([{ value: ['fresh'], at: 100 }]);
  });

  it('stays shown when the gateway fails first', async () => {
    const { entry, writes } = memoryEntry('EN', { value: ['kept'], at: 7 });
    const { query, state, call } = open({ keep: () => entry });
    const loading = query.load();
    call(0).fail(offline);
    await loading;
    expect(state).toMatchObject({ phase: 'failed', words: ['kept'], at: 7 });
    expect(writes).toEqual([]);
  });

  it('does not replace an answer that came before it was read', async () => {
    const { entry } = memoryEntry('EN', { value: ['kept'], at: 7 });
    const read = vi.fn(async () => (await settled(), { value: ['kept'], at: 7 }));
    const { state } = await openLoaded(['fresh'], { keep: () => ({ ...entry, read }) });
    await settled();
    await settled();
    expect(read).toHaveBeenCalled();
    expect(state.words).toEqual(['fresh']);
  });

  it('does not replace a newer answer of the same entry, but one of another entry', async () => {
    const [english, thai] = [
      memoryEntry('EN', { value: ['old'], at: 7 }).entry,
      memoryEntry('TH', { value: ['thai'], at: 7 }).entry,
    ];
    let entry = english;
    const { query, state } = await openLoaded(['fresh'], { keep: () => entry });
    void query.load();
    await settled();
    expect(state.words).toEqual(['fresh']);
    entry = thai;
    void query.load();
    await settled();
    expect(state).toMatchObject({ words: ['thai'], at: 7 });
  });
});

describe('answers by key', () => {
  it('are dropped when the key changes, and the old request is cancelled', async () => {
    let key = 'a';
    const { query, state, call } = await openLoaded(['a'], { key: () => key });
    const again = query.load();
    expect(state.words).toEqual(['a']);
    expect(call(0).options.signal?.aborted).toBe(false);
    key = 'b';
    const other = query.load();
    expect(state).toMatchObject({ phase: 'loading', words: [], at: null });
    expect(call(1).options.signal?.aborted).toBe(true);
    call(1).answer(['a again']);
    call(2).answer(['b']);
    await Promise.all([again, other]);
    expect(state.words).toEqual(['b']);
  });

  it('may be previewed while they are not loaded', async () => {
    let key = 'a';
    const { query, state, call, calls } = await openLoaded(['a'], { key: () => key });
    void query.load();
    key = 'b';
    query.preview(['perhaps b']);
    expect(call(1).options.signal?.aborted).toBe(true);
    expect(state).toMatchObject({ phase: 'loading', words: ['perhaps b'], at: null });
    expect(calls).toHaveLength(2);
    const loading = query.load();
    expect(state.words).toEqual(['perhaps b']);
    call(2).answer(['b']);
    await loading;
    expect(state).toMatchObject({ phase: 'ready', words: ['b'] });
  });
});

describe('another call in place of the usual one', () => {
  it('is answered into the same state, without the kept copy', async () => {
    const { entry, writes } = memoryEntry('EN', { value: ['kept'], at: 999 });
    const { query, state } = await openLoaded(['one'], { keep: () => entry });
    await query.send(async () => ['one', 'two']);
    expect(state).toMatchObject({ phase: 'ready', words: ['one', 'two'] });
    expect(writes.at(-1)).toEqual({ value: ['one', 'two'], at: 100 });
  });
});

describe('a reset', () => {
  it('drops the answer, and cancels and ignores the request', async () => {
    const { entry, writes } = memoryEntry('42', { value: ['kept'], at: 7 });
    const { query, state, call } = await openLoaded(['one'], { keep: () => entry });
    const loading = query.load();
    query.reset();
    expect(call(1).options.signal?.aborted).toBe(true);
    call(1).answer(['late']);
    await loading;
    await settled();
    expect(state).toMatchObject({ phase: 'idle', words: [], at: null, failure: null });
    expect(writes).toHaveLength(1);
  });
});

describe('an event', () => {
  const ordinary: AppEvent[] = ['language', 'played', 'visible', 'minute'];

  it.each(ordinary)('%s loads again a query that was loaded', async (event) => {
    const { events, calls } = await openLoaded(['one'], { refreshOn: [event] });
    events.emit(event);
    expect(calls).toHaveLength(2);
  });

  it.each([...ordinary, 'online', 'signedOut'] as const)(
    '%s does not load a query that is idle',
    (event) => {
      const { events, calls } = open({ refreshOn: [event] });
      events.emit(event);
      expect(calls).toHaveLength(0);
    },
  );

  it('loads a query that was disabled when it was loaded', async () => {
    let enabled = false;
    const { query, events, calls } = open({ enabled: () => enabled, refreshOn: ['online'] });
    await query.load();
    events.emit('online');
    expect(calls).toHaveLength(0);
    enabled = true;
    events.emit('online');
    expect(calls).toHaveLength(1);
  });

  it('online loads again after a failure only', async () => {
    const { query, events, call, calls } = await openLoaded(['one'], { refreshOn: ['online'] });
    events.emit('online');
    expect(calls).toHaveLength(1);
    const loading = query.load();
    call(1).fail(offline);
    await loading;
    events.emit('online');
    expect(calls).toHaveLength(3);
  });

  it('online loads again once when it comes during a call that fails', async () => {
    const { query, state, events, call, calls } = open();
    const loading = query.load();
    events.emit('online');
    expect(calls).toHaveLength(1);
    call(0).fail(offline);
    await settled();
    expect(state.phase).toBe('loading');
    call(1).fail(offline);
    await loading;
    expect(calls).toHaveLength(2);
    expect(state).toMatchObject({ phase: 'failed', failure: { kind: 'offline' } });
  });

  it.each(['signedIn', 'started'] as const)(
    '%s loads a public query always, and a private one while it is idle',
    async (event) => {
      const open1 = await openLoaded(['one'], { refreshOn: [event] });
      open1.events.emit(event);
      expect(open1.calls).toHaveLength(2);
      const idleOne = open({ refreshOn: [event], isPrivate: true });
      idleOne.events.emit(event);
      expect(idleOne.calls).toHaveLength(1);
      const loaded = await openLoaded(['one'], { refreshOn: [event], isPrivate: true });
      loaded.events.emit(event);
      expect(loaded.calls).toHaveLength(1);
    },
  );

  it('signedOut drops a public answer and loads it again', async () => {
    const { events, state, calls } = await openLoaded(['mine'], { refreshOn: ['signedOut'] });
    events.emit('signedOut');
    expect(state).toMatchObject({ phase: 'loading', words: [] });
    expect(calls).toHaveLength(2);
  });

  it('signedOut drops a private answer, without being named', async () => {
    const { events, state, calls } = await openLoaded(['mine'], { isPrivate: true });
    events.emit('signedOut');
    expect(state).toMatchObject({ phase: 'idle', words: [] });
    expect(calls).toHaveLength(1);
  });

  it('signedOut ignores an answer of the ended session, also for the next member', async () => {
    const [juan, ana] = [memoryEntry('juan'), memoryEntry('ana')];
    let entry = juan.entry;
    const opened = open({ isPrivate: true, refreshOn: ['signedIn'], keep: () => entry });
    const { events, state, call } = opened;
    const loading = opened.query.load();
    events.emit('signedOut');
    entry = ana.entry;
    events.emit('signedIn');
    call(0).answer(['of juan']);
    await loading;
    expect(state).toMatchObject({ phase: 'loading', words: [] });
    call(1).answer(['of ana']);
    await settled();
    expect(state.words).toEqual(['of ana']);
    expect(juan.writes).toEqual([]);
    expect(ana.writes).toMatchObject([{ value: ['of ana'] }]);
  });

  it('signedOut ignores a kept copy that is read too late', async () => {
    const { entry } = memoryEntry('juan');
    const read = async () => (await settled(), { value: ['of juan'], at: 7 });
    const { query, events, state } = open({ isPrivate: true, keep: () => ({ ...entry, read }) });
    void query.load();
    events.emit('signedOut');
    await settled();
    await settled();
    expect(state).toMatchObject({ phase: 'idle', words: [], at: null });
  });
});
