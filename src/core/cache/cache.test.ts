import { get, keys, set, type UseStore } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import { array, number, object, safeParse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../guarded-storage.ts';
import { createLocalKeys } from '../storage/local-keys.ts';
import { createCache } from './cache.ts';
import { declareEntry } from './declare-entry.ts';
import { openStore } from './database.ts';

const numbers = declareEntry('numbers', { shape: array(number()) }, 'public');
const secrets = declareEntry('secrets', { shape: array(number()) }, 'private');
const drafts = declareEntry('drafts', { shape: array(number()) }, 'unsent');

function open(database: IDBFactory | null = new IDBFactory()) {
  const store = openStore({ indexedDb: () => database });
  const local = createLocalKeys(memoryStorage());
  return { store, local, cache: createCache({ store, local }) };
}

/** A database of which one step fails. */
function broken(step: 'open' | 'transaction'): IDBFactory {
  const fail = (): never => {
    throw new DOMException('The user said no', 'QuotaExceededError');
  };
  const database = new IDBFactory();
  if (step === 'open') return Object.assign(database, { open: fail });
  const { open: realOpen } = database;
  return Object.assign(database, {
    open(name: string) {
      const request = realOpen.call(database, name);
      request.addEventListener('success', () =>
        Object.assign(request.result, { transaction: fail }),
      );
      return request;
    },
  });
}

/** A store whose operations neither end nor fail while it is frozen. */
function freezable(store: UseStore) {
  const state = { isFrozen: false };
  const guarded: UseStore = (mode, use) =>
    state.isFrozen ? new Promise(() => {}) : store(mode, use);
  return { state, store: guarded };
}

describe('the cache', () => {
  it('returns the value that was written, and its time', async () => {
    const { store, local, cache } = open();
    await cache.entry(numbers, 'EN').write({ value: [1, 2], at: 5 });
    const later = createCache({ store, local });
    expect(await later.entry(numbers, 'EN').read()).toEqual({ value: [1, 2], at: 5 });
    expect(await cache.entry(numbers, 'TY').read()).toBeNull();
  });

  it('has no entry for a customer that is not known', () => {
    expect(open().cache.entry(secrets, null)).toBeNull();
  });

  it.each([
    ['another shape', { version: 1, at: 5, value: ['one'] }],
    ['a value that is not an entry', 'garbage'],
    ['an older version without migration', { version: 0, at: 5, value: [1] }],
    ['a newer version', { version: 2, at: 5, value: [1] }],
  ])('drops %s', async (_, written) => {
    const { store, cache } = open();
    await set('public/numbers/EN', written, store);
    expect(await cache.entry(numbers, 'EN').read()).toBeNull();
    expect(await get('public/numbers/EN', store)).toBeUndefined();
  });

  it('migrates entries of an older version, and drops those that do not fit afterwards', async () => {
    const { store, cache } = open();
    const old = object({ list: array(number()) });
    const migrated = {
      ...numbers,
      version: 2,
      format: async () => ({
        shape: array(number()),
        migrate(value: unknown) {
          const read = safeParse(old, value);
          return read.success ? read.output.list : undefined;
        },
      }),
    };
    await set('public/numbers/EN', { version: 1, at: 5, value: { list: [7] } }, store);
    await set('public/numbers/TY', { version: 1, at: 5, value: { lost: [7] } }, store);
    expect(await cache.entry(migrated, 'EN').read()).toEqual({ value: [7], at: 5 });
    expect(await cache.entry(migrated, 'TY').read()).toBeNull();
  });

  it('purges private entries and no others', async () => {
    const { store, cache } = open();
    await cache.entry(numbers, 'EN').write({ value: [1], at: 5 });
    await cache.entry(secrets, '42').write({ value: [2], at: 5 });
    await cache.entry(secrets, '43').write({ value: [3], at: 5 });
    await set('device/password-key', 'stays', store);
    await cache.purgePrivate();
    expect(await keys(store)).toEqual(['device/password-key', 'public/numbers/EN']);
    expect(await cache.entry(secrets, '42').read()).toBeNull();
  });

  it('marks unsent work, which is private, in the entry itself', async () => {
    const { store, cache } = open();
    await cache.entry(drafts, '42').write({ value: [1], at: 5 });
    await cache.entry(secrets, '42').write({ value: [2], at: 5 });
    expect(await get('private/drafts/42', store)).toMatchObject({ unsent: true });
    expect(await get('private/secrets/42', store)).toMatchObject({ unsent: false });
    await cache.purgePrivate();
    expect(await keys(store)).toEqual([]);
  });

  it.each([
    ['is absent', null],
    ['is blocked', broken('open')],
    ['accepts no writes', broken('transaction')],
  ])('works from memory where the database %s', async (_, database) => {
    const { cache } = open(database);
    await cache.entry(numbers, 'EN').write({ value: [1], at: 5 });
    await cache.entry(secrets, '42').write({ value: [2], at: 5 });
    expect(await cache.entry(numbers, 'EN').read()).toEqual({ value: [1], at: 5 });
    await cache.purgePrivate();
    expect(await cache.entry(secrets, '42').read()).toBeNull();
    expect(await cache.entry(numbers, 'EN').read()).toEqual({ value: [1], at: 5 });
    cache.close();
  });

  it('works without a database that never opens', async () => {
    const silent = Object.assign(new IDBFactory(), { open: () => ({}) });
    const { cache } = open(silent);
    expect(await cache.entry(numbers, 'EN').read()).toBeNull();
    const since = performance.now();
    await cache.entry(numbers, 'EN').write({ value: [1], at: 5 });
    expect(await cache.entry(numbers, 'EN').read()).toEqual({ value: [1], at: 5 });
    // Each of the two would wait two seconds for the database.
    expect(performance.now() - since).toBeLessThan(4_000);
  });
});

/** A cache with one public and one private entry, and all handles of its database. */
async function openHandles() {
  const database = new IDBFactory();
  const realOpen = database.open.bind(database);
  const handles: IDBDatabase[] = [];
  const remember = (name: string): IDBOpenDBRequest => {
    const request = realOpen(name);
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  };
  const { cache, store } = open(Object.assign(database, { open: remember }));
  await cache.entry(numbers, 'EN').write({ value: [1], at: 5 });
  await cache.entry(secrets, '42').write({ value: [2], at: 5 });
  return { cache, store, database, handles, realOpen };
}

type Handles = Awaited<ReturnType<typeof openHandles>>;

/** The system has closed the database and has not said so. */
const closeHandle = ({ handles }: Handles): void => handles[0]?.close();

/** The next transaction is aborted. */
function abortNext({ handles: [handle] }: Handles): void {
  if (handle === undefined) return;
  const begin = handle.transaction.bind(handle);
  Object.assign(handle, {
    transaction(...names: Parameters<typeof begin>) {
      const transaction = begin(...names);
      queueMicrotask(() => transaction.abort());
      return transaction;
    },
  });
}

/** The system has closed the database, and does not answer the first time that it is opened. */
function silenceNextOpen({ database, handles, realOpen }: Handles): void {
  handles[0]?.close();
  let opened = 0;
  Object.assign(database, {
    open: (name: string) => ((opened += 1) === 1 ? {} : realOpen(name)),
  });
}

describe.each([
  ['was closed in the background', closeHandle],
  ['aborts a transaction', abortNext],
  ['does not answer when it is opened again', silenceNextOpen],
])('a database that %s', (_, harm) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Lets the first opening time out. */
  async function inTime<Value>(work: Promise<Value>): Promise<Value> {
    await vi.advanceTimersByTimeAsync(1_500);
    return work;
  }

  it('is read', async () => {
    const opened = await openHandles();
    harm(opened);
    expect(await inTime(opened.cache.entry(secrets, '42').read())).toEqual({ value: [2], at: 5 });
  });

  it('is written', async () => {
    const opened = await openHandles();
    harm(opened);
    await inTime(opened.cache.entry(numbers, 'EN').write({ value: [7], at: 6 }));
    expect(await get('public/numbers/EN', opened.store)).toMatchObject({ value: [7] });
  });

  it('is purged', async () => {
    const opened = await openHandles();
    harm(opened);
    await inTime(opened.cache.purgePrivate());
    expect(await keys(opened.store)).toEqual(['public/numbers/EN']);
  });

  it('is opened once for operations at the same time', async () => {
    const opened = await openHandles();
    harm(opened);
    const { cache, handles } = opened;
    const work = Promise.all([
      cache.entry(numbers, 'EN').read(),
      cache.entry(secrets, '42').read(),
      cache.entry(numbers, 'TY').write({ value: [3], at: 5 }),
    ]);
    await inTime(work);
    expect(handles.length).toBeLessThanOrEqual(2);
  });
});

describe('a database that is frozen for a while', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A cache whose database is frozen, with one public and one private entry. */
  async function openFrozen() {
    const { store: real, local } = open();
    const { state, store } = freezable(real);
    const cache = createCache({ store, local });
    await cache.entry(numbers, 'EN').write({ value: [1], at: 5 });
    await cache.entry(secrets, '42').write({ value: [2], at: 5 });
    state.isFrozen = true;
    return { real, local, store, cache, thaw: () => void (state.isFrozen = false) };
  }

  /** Lets the database time out. */
  async function timeOut<Value>(work: Promise<Value>): Promise<Value> {
    await vi.advanceTimersByTimeAsync(2_000);
    return work;
  }

  it('is read and written again as soon as it answers', async () => {
    const { real, cache, thaw } = await openFrozen();
    expect(await timeOut(cache.entry(numbers, 'EN').read())).toBeNull();
    thaw();
    expect(await cache.entry(numbers, 'EN').read()).toEqual({ value: [1], at: 5 });
    await cache.entry(numbers, 'EN').write({ value: [9], at: 6 });
    expect(await get('public/numbers/EN', real)).toMatchObject({ value: [9] });
  });

  it('is purged once it answers, and private entries are not readable before', async () => {
    const { real, cache, thaw } = await openFrozen();
    await timeOut(cache.purgePrivate());
    expect(await keys(real)).toContain('private/secrets/42');
    thaw();
    expect(await cache.entry(secrets, '42').read()).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(async () => expect(await keys(real)).toEqual(['public/numbers/EN']));
  });

  it('is purged however long it is frozen', async () => {
    const { real, cache, thaw } = await openFrozen();
    await timeOut(cache.purgePrivate());
    await vi.advanceTimersByTimeAsync(3_600_000);
    thaw();
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.waitFor(async () => expect(await keys(real)).toEqual(['public/numbers/EN']));
  });

  it('hides a private entry whose reading began before the purge', async () => {
    const { store: real, local } = open();
    let proceed = (): void => undefined;
    const begun = new Promise<void>((resolve) => void (proceed = resolve));
    const slow: UseStore = async (mode, use) => {
      const found = await real(mode, use);
      if (mode === 'readonly') await begun;
      return found;
    };
    const cache = createCache({ store: slow, local });
    await cache.entry(secrets, '42').write({ value: [2], at: 5 });
    const reading = cache.entry(secrets, '42').read();
    await cache.purgePrivate();
    proceed();
    expect(await reading).toBeNull();
  });

  it('keeps the private entries that are written after the purge', async () => {
    const { real, cache, thaw } = await openFrozen();
    await timeOut(cache.purgePrivate());
    await cache.entry(secrets, '43').write({ value: [3], at: 7 });
    expect(await cache.entry(secrets, '43').read()).toEqual({ value: [3], at: 7 });
    thaw();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(async () =>
      expect(await keys(real)).toEqual(['private/secrets/43', 'public/numbers/EN']),
    );
  });

  it('is purged by the next page where this one is closed', async () => {
    const { real, local, store, cache, thaw } = await openFrozen();
    await timeOut(cache.purgePrivate());
    cache.close();
    thaw();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await keys(real)).toContain('private/secrets/42');
    const next = createCache({ store, local });
    expect(await next.entry(secrets, '42').read()).toBeNull();
    await vi.waitFor(async () => expect(await keys(real)).toEqual(['public/numbers/EN']));
    expect(local.read('purgePending')).toBeFalsy();
  });
});
