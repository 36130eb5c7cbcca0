import { keptFavouriteChanges } from './favourites-format.ts';
import type { Cache } from '../cache/cache.ts';
import type { Events } from '../events.ts';
import type { FavouriteChange } from './favourite-changes.ts';

/** Changes by node id, and the node ids of those that wait for a network. */
export interface UnconfirmedChanges {
  readonly changes: Map<number, FavouriteChange>;
  readonly waiting: Set<number>;
}

interface Needs {
  /** Changes that the gateway has not confirmed. Cleared at sign-out. */
  unconfirmed: UnconfirmedChanges;
  events: Events;
  cache: Cache;
  customerId(): string | null;
  now(): number;
}

/** Changes that the gateway has not confirmed. Of several changes of a game, the last one counts. Changes that wait for a network are kept in the cache. */
export function createFavouriteQueue({ unconfirmed, events, cache, customerId, now }: Needs) {
  const { changes, waiting } = unconfirmed;
  let restoredOf: string | null = null;

  async function keep(): Promise<void> {
    const id = customerId();
    const value = [...waiting].flatMap((nodeId) => changes.get(nodeId) ?? []);
    if (id !== null) await cache.entry(keptFavouriteChanges, id).write({ value, at: now() });
  }

  /** Restores the changes that waited when the app was closed. */
  async function restore(): Promise<void> {
    const id = customerId();
    if (id === null || restoredOf === id) return;
    restoredOf = id;
    const entry = await cache.entry(keptFavouriteChanges, id).read();
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

  events.on('signedOut', () => void (restoredOf = null));

  return { changes, waiting, restore, wait, settle, drop };
}
