import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { WithTimeout } from './timeout.ts';

interface Needs {
  store: UseStore;
  local: LocalKeys;
  withTimeout: WithTimeout;
  /** Private entries may be written to the database again. */
  onPurged(): void;
}

/** Wait before a failed purge is tried again. It doubles each time, up to the longest. */
const retryMs = 5_000;
const longestRetryMs = 300_000;

export function isPrivate(key: IDBValidKey): boolean {
  return typeof key === 'string' && key.startsWith('private/');
}

/** Deletes the private entries of the database. If it does not answer, deleting is tried again until it does. The local storage keeps the task over a reload. */
export function createPurge({ store, local, withTimeout, onPurged }: Needs) {
  let isPending = false;
  let started = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function deletePrivate(): Promise<void> {
    await store('readwrite', deletePrivateEntries);
    if (!isPending) return;
    isPending = false;
    local.write('purgePending', '');
    onPurged();
  }

  /** Ends with the first try. A late answer of the database to an earlier try counts too. */
  async function attempt(waitMs = retryMs): Promise<void> {
    clearTimeout(retry);
    await withTimeout(deletePrivate).catch(() => {
      const next = Math.min(2 * waitMs, longestRetryMs);
      retry = setTimeout(() => isPending && void attempt(next), waitMs);
    });
  }

  return {
    isPending: () => isPending,
    /** Number of purges so far. */
    started: () => started,
    start(): Promise<void> {
      started += 1;
      isPending = true;
      local.write('purgePending', '1');
      return attempt();
    },
    /** Stops trying again. */
    close: () => clearTimeout(retry),
  };
}

/** Reads and deletes in one transaction, so that no other write comes between. */
function deletePrivateEntries(entries: IDBObjectStore): Promise<void> {
  const keys = entries.getAllKeys();
  keys.onsuccess = () => keys.result.filter(isPrivate).forEach((key) => entries.delete(key));
  return promisifyRequest(entries.transaction);
}
