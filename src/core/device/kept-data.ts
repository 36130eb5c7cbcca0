import { promisifyRequest, type UseStore } from 'idb-keyval';
import { is, literal, object } from 'valibot';
import { proxy } from 'valtio/vanilla';
import type { Platform } from '../platform.ts';
import { browserDeviceStorage } from './device-storage.ts';

/** Sizes of the data on this device, in bytes. */
interface KeptSizes {
  /** Pictures of games and banners. */
  readonly pictures: number;
  /** Content that can be read without a network: lists, records, help. */
  readonly content: number;
  /** Drafts, and changes that the gateway has not received. Clearing leaves them. */
  readonly unsent: number;
  /** The files of the app. Clearing leaves them. */
  readonly app: number;
  /** All of it, as the browser counts it. Null where it does not say. */
  readonly used: number | null;
}

interface KeptDataState {
  /** Null until it is counted. */
  sizes: KeptSizes | null;
}

export interface KeptDataNeeds {
  store: UseStore;
  platform: Pick<Platform, 'deviceStorage'>;
}

/**
 * Beginnings of the keys of work that was not sent, as releases before December 2026 have written it: without the mark. A name
 * that is declared later is not added here.
 */
const earlierUnsent =
  /^private\/(?:activity-draft|unanswered-requests|feedback-draft|unsent-messages|star-changes)\//;

const mark = object({ unsent: literal(true) });

/** Entries of the cache. Keys of the device itself, which keep the player signed in, are none. */
const isContent = (key: string): boolean => /^(?:public|private)\//.test(key);
/** The mark stands in the entry itself, so that the part of the app that declares it need not be loaded. */
const isUnsentEntry = (key: string, kept: unknown): boolean =>
  is(mark, kept) || earlierUnsent.test(key);

interface Entry {
  readonly key: string;
  readonly bytes: number;
  readonly isUnsent: boolean;
}

const numberBytes = 8;

/** About the bytes that a value takes in a database: letters, numbers and bytes, without the frame around them. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== 'object' || value === null) return numberBytes;
  return Object.entries(value).reduce((sum, [name, one]) => {
    return sum + (Array.isArray(value) ? 0 : name.length) + sizeOf(one);
  }, 0);
}

/** Counts what is kept on this device, and clears it. */
export function createKeptData({ store, platform }: KeptDataNeeds) {
  const storage = platform.deviceStorage ?? browserDeviceStorage();
  const state = proxy<KeptDataState>({ sizes: null });

  async function entries(): Promise<Entry[]> {
    const found = await store('readonly', async (kept) => {
      const all: Entry[] = [];
      const request = kept.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return;
        const { key } = cursor;
        const kept: unknown = cursor.value;
        if (typeof key === 'string')
          all.push({ key, bytes: sizeOf(kept), isUnsent: isUnsentEntry(key, kept) });
        cursor.continue();
      };
      await promisifyRequest(kept.transaction);
      return all;
    });
    return found.filter(({ key }) => isContent(key));
  }

  async function load(): Promise<void> {
    // Without a database, nothing is kept in it.
    const found = await entries().catch(() => []);
    const cached = await storage.cached().catch(() => null);
    const sum = (some: readonly Entry[]) => some.reduce((bytes, entry) => bytes + entry.bytes, 0);
    state.sizes = {
      pictures: cached?.pictures ?? 0,
      content: sum(found.filter(({ isUnsent }) => !isUnsent)),
      unsent: sum(found.filter(({ isUnsent }) => isUnsent)),
      app: cached?.app ?? 0,
      used: await storage.used(),
    };
  }

  /** Deletes pictures and content, and counts again. Work that is not sent, and the app itself, stay. */
  async function clear(): Promise<void> {
    await storage.dropPictures().catch(() => undefined);
    const dropped = (await entries().catch(() => [])).filter(({ isUnsent }) => !isUnsent);
    await store('readwrite', (kept) => {
      for (const { key } of dropped) kept.delete(key);
      return promisifyRequest(kept.transaction);
    }).catch(() => undefined);
    await load();
  }

  return { state, load, clear };
}

export type KeptData = ReturnType<typeof createKeptData>;
