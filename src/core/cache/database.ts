import type { UseStore } from 'idb-keyval';
import type { Platform } from '../platform.ts';
import { startFreeTimer } from './free-timer.ts';

const name = 'parola';
const storeName = 'kept';

/** How long the browser may take to open the database. Afterwards the next operation opens it anew. */
const openingMs = 2_000;

/** The one database of the app, opened at the first operation. Operations reject where the browser has no database. */
export function openStore({ indexedDb }: Pick<Platform, 'indexedDb'>): UseStore {
  let opened: Promise<IDBDatabase> | null = null;
  const close = (): void => void (opened = null);

  async function open(): Promise<IDBDatabase> {
    const factory = await indexedDb();
    if (factory === null) throw new Error('no database');
    const database = await openDatabase(factory);
    database.onclose = close;
    database.onversionchange = () => {
      database.close();
      close();
    };
    return database;
  }

  return async (mode, use) => {
    opened ??= open().catch((error: unknown) => {
      close();
      throw error;
    });
    const database = await opened;
    return use(database.transaction(storeName, mode).objectStore(storeName));
  };
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    let isLate = false;
    const stop = startFreeTimer(openingMs, () => {
      isLate = true;
      reject(new Error('not opened'));
    });
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => {
      stop();
      if (isLate) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => {
      stop();
      reject(request.error);
    };
  });
}
