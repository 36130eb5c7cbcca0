import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { type GenericSchema, number, object, safeParse, unknown } from 'valibot';
import type { Kept } from './cache-keys.ts';

/** What was kept, and when the gateway gave it, in epoch milliseconds. */
export interface Entry<Value> {
  readonly value: Value;
  readonly at: number;
}

/** The place of one kept thing: in one language, or of one customer. */
export interface Shelf<Value> {
  readonly key: string;
  read(): Promise<Entry<Value> | null>;
  write(entry: Entry<Value>): Promise<void>;
}

export interface Cache {
  shelf<Value>(kept: Kept<Value>, of: string): Shelf<Value>;
  /** Drops everything that belongs to a customer. */
  purgePrivate(): Promise<void>;
}

const written = object({ version: number(), at: number(), value: unknown() });

/** How long the database may take for one thing before the app goes on without it. */
const patienceMs = 2_000;

/** Keeps what `kept.ts` names. Never throws: where the database cannot be used it keeps things in memory. */
export function createCache(store: UseStore): Cache {
  const memory = new Map<string, unknown>();
  const inTime = createPatience();

  async function find(key: string): Promise<unknown> {
    return memory.get(key) ?? (await inTime(() => get(key, store)).catch(() => undefined));
  }

  async function put(key: string, value: unknown): Promise<void> {
    memory.set(key, value);
    try {
      await inTime(() => set(key, value, store));
      if (memory.get(key) === value) memory.delete(key);
    } catch {
      // Full, blocked or gone: what is in memory serves until the page is left.
    }
  }

  async function drop(key: string): Promise<void> {
    memory.delete(key);
    await inTime(() => del(key, store)).catch(() => undefined);
  }

  function shelf<Value>(kept: Kept<Value>, of: string): Shelf<Value> {
    const key = `${kept.privacy}/${kept.name}/${of}`;
    return {
      key,
      async read() {
        const found = await find(key);
        if (found === undefined) return null;
        // What cannot be checked just now is not thrown away for it.
        const shape = await kept.shape().catch(() => null);
        if (shape === null) return null;
        const entry = readEntry(kept, shape, found);
        if (entry === null) await drop(key);
        return entry;
      },
      write: ({ value, at }) => put(key, { version: kept.version, at, value }),
    };
  }

  async function purgePrivate(): Promise<void> {
    for (const key of memory.keys()) if (isPrivate(key)) memory.delete(key);
    await inTime(() => store('readwrite', deletePrivate)).catch(() => undefined);
  }

  return { shelf, purgePrivate };
}

function readEntry<Value>(
  kept: Kept<Value>,
  shape: GenericSchema<unknown, Value>,
  found: unknown,
): Entry<Value> | null {
  const entry = safeParse(written, found);
  if (!entry.success) return null;
  const { version, at, value } = entry.output;
  const current = version === kept.version ? value : kept.migrate?.(value, version);
  const checked = safeParse(shape, current);
  return checked.success ? { value: checked.output, at } : null;
}

function isPrivate(key: IDBValidKey): boolean {
  return typeof key === 'string' && key.startsWith('private/');
}

/** In one transaction, so that nothing is written between looking and deleting. */
function deletePrivate(shelf: IDBObjectStore): Promise<void> {
  const asked = shelf.getAllKeys();
  asked.onsuccess = () => asked.result.filter(isPrivate).forEach((key) => shelf.delete(key));
  return promisifyRequest(shelf.transaction);
}

/** Some browsers neither open a database nor say that they will not. After one such silence it is not waited for again. */
function createPatience() {
  let isOver = false;

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (isOver) throw new Error('the database did not answer');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isOver = true;
        reject(new Error('the database does not answer'));
      }, patienceMs);
    });
    return Promise.race([work(), late]).finally(() => clearTimeout(timer));
  };
}
