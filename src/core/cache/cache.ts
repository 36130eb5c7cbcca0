import { del, get, set, type UseStore } from 'idb-keyval';
import { number, object, safeParse, unknown } from 'valibot';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { CacheFormat, DeclaredEntry } from './declare-entry.ts';
import { createPurge, isPrivate } from './purge.ts';
import { createTimeout } from './timeout.ts';

/** A value, and the time when the gateway sent it, in epoch milliseconds. */
export interface CachedValue<Value> {
  readonly value: Value;
  readonly at: number;
}

/** A declared entry, in one language or of one customer. */
export interface CacheEntry<Value> {
  readonly key: string;
  /** Null where there is no valid entry. Never rejects. */
  read(): Promise<CachedValue<Value> | null>;
  /** Never rejects: without a database, the value stays in memory. */
  write(cached: CachedValue<Value>): Promise<void>;
}

export interface Cache {
  /** `of` is the language or the customer. Null for a customer that is not known. */
  entry<Value>(declared: DeclaredEntry<Value>, of: string): CacheEntry<Value>;
  entry<Value>(declared: DeclaredEntry<Value>, of: string | null): CacheEntry<Value> | null;
  /** Deletes all private entries. They cannot be read from the moment of the call. If the database does not answer, deleting is tried again until it does, also after a reload. */
  purgePrivate(): Promise<void>;
  /** Stops trying again. */
  close(): void;
}

interface Needs {
  store: UseStore;
  local: LocalKeys;
}

const written = object({ version: number(), at: number(), value: unknown() });

/** Keeps the declared data. Never throws: where the database cannot be used, entries live in memory. */
export function createCache({ store, local }: Needs): Cache {
  /** Entries that are not in the database, or not yet. */
  const memory = new Map<string, unknown>();
  const withTimeout = createTimeout();
  const purge = createPurge({ store, local, withTimeout, onPurged: saveAll });

  async function find(key: string): Promise<unknown> {
    if (memory.has(key)) return memory.get(key);
    if (purge.isPending() && isPrivate(key)) return undefined;
    return withTimeout(() => get<unknown>(key, store)).catch(() => undefined);
  }

  /** Moves an entry from memory to the database. */
  async function save(key: string, value: unknown): Promise<void> {
    await set(key, value, store);
    if (memory.get(key) === value) memory.delete(key);
  }

  /** A private entry waits in memory until a purge has ended, which would delete it. */
  async function put(key: string, value: unknown): Promise<void> {
    memory.set(key, value);
    if (purge.isPending() && isPrivate(key)) return;
    await withTimeout(() => save(key, value)).catch(() => undefined);
  }

  function saveAll(): void {
    for (const [key, value] of memory) void put(key, value);
  }

  async function drop(key: string): Promise<void> {
    memory.delete(key);
    await withTimeout(() => del(key, store)).catch(() => undefined);
  }

  function entry<Value>(declared: DeclaredEntry<Value>, of: string): CacheEntry<Value>;
  function entry<Value>(
    declared: DeclaredEntry<Value>,
    of: string | null,
  ): CacheEntry<Value> | null;
  function entry<Value>(
    declared: DeclaredEntry<Value>,
    of: string | null,
  ): CacheEntry<Value> | null {
    if (of === null) return null;
    const { name, format, privacy, version } = declared;
    const key = `${privacy === 'public' ? privacy : 'private'}/${name}/${of}`;
    return {
      key,
      async read() {
        const before = purge.started();
        const found = await find(key);
        if (found === undefined) return null;
        // An entry stays where its format cannot be loaded right now.
        const loaded = typeof format === 'function' ? await format().catch(() => null) : format;
        if (loaded === null || (isPrivate(key) && purge.started() !== before)) return null;
        const cached = readCached(version, loaded, found);
        if (cached === null) await drop(key);
        return cached;
      },
      // The mark is for code that does not know the declaration: see `isUnsentEntry`.
      write: ({ value, at }) => put(key, { version, at, value, unsent: privacy === 'unsent' }),
    };
  }

  function purgePrivate(): Promise<void> {
    for (const key of memory.keys()) if (isPrivate(key)) memory.delete(key);
    return purge.start();
  }

  if (local.read('purgePending')) void purgePrivate();

  return { entry, purgePrivate, close: purge.close };
}

function readCached<Value>(
  current: number,
  { shape, migrate }: CacheFormat<Value>,
  found: unknown,
): CachedValue<Value> | null {
  const entry = safeParse(written, found);
  if (!entry.success) return null;
  const { version, at, value } = entry.output;
  const checked = safeParse(shape, version === current ? value : migrate?.(value, version));
  return checked.success ? { value: checked.output, at } : null;
}
