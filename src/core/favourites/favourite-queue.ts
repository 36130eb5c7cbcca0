import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { FavouriteChange } from './favourite-changes.ts';

interface Needs {
  cache: Cache;
  customerId(): string | null;
  now(): number;
}

/** Changes that the gateway has not confirmed. Of several changes of a game, the last one counts. Changes that wait for a network are kept in the cache. */
export function createFavouriteQueue({ cache, customerId, now }: Needs) {
  const changes = new Map<number, FavouriteChange>();
  const waiting = new Set<number>();
  let restoredOf: string | null = null;

  async function keep(): Promise<void> {
    const id = customerId();
    const value = [...waiting].flatMap((nodeId) => changes.get(nodeId) ?? []);
    if (id !== null) await cache.entry(cacheKeys.favouriteChanges, id).write({ value, at: now() });
  }

  /** Restores the changes that waited when the app was closed. */
  async function restore(): Promise<void> {
    const id = customerId();
    if (id === null || restoredOf === id) return;
    restoredOf = id;
    const entry = await cache.entry(cacheKeys.favouriteChanges, id).read();
    if (customerId() !== id) return;
    for (const change of entry?.value ?? []) {
      const { nodeId } = change.game;
      if (changes.has(nodeId)) continue;
      changes.set(nodeId, change);
      waiting.add(nodeId);
    }
  }

  /** Marks a change as waiting for the gateway. */
  async function wait(nodeId: number): Promise<void> {
    if (!changes.has(nodeId)) return;
    waiting.add(nodeId);
    await keep();
  }

  /** Removes a change that was made, unless a later one has replaced it. */
  async function settle(change: FavouriteChange): Promise<void> {
    const { nodeId } = change.game;
    if (changes.get(nodeId) === change) await drop(nodeId);
  }

  /** Removes the change of a game. */
  async function drop(nodeId: number): Promise<void> {
    changes.delete(nodeId);
    if (waiting.delete(nodeId)) await keep();
  }

  function clear(): void {
    changes.clear();
    waiting.clear();
    restoredOf = null;
  }

  return { changes, waiting, restore, wait, settle, drop, clear };
}

export type FavouriteQueue = ReturnType<typeof createFavouriteQueue>;
