import type { UseStore } from 'idb-keyval';
import type { Platform } from '../platform.ts';
import { startFreeTimer } from './free-timer.ts';

const name = 'parola';
const storeName = 'kept';

/** Timeout of opening the database, less than half of what an operation may take: it is opened twice. */
const openingMs = 900;

/**
 * The one database of the app, opened at the first operation. Phones close it while the app is in the background, and say so only
 * when it is used: the database is opened anew after a failed operation, and the operation is repeated once. So `use` may run twice.
 * Operations reject where the browser has no database.
 */
export function openStore({ indexedDb }: Pick<Platform, 'indexedDb'>): UseStore {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = (): void => void (opened = null);

  async function open(): Promise<IDBDatabase> {
    const factory = await indexedDb();
    if (factory === null) throw new Error('no database');
    const database = await openDatabase(factory).catch(() => openDatabase(factory));
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }

  return (mode, use) => {
    async function operate() {
      const opening = (opened ??= open());
      let database: IDBDatabase | undefined;
      try {
        database = await opening;
        return await use(database.transaction(storeName, mode).objectStore(storeName));
      } catch (error) {
        if (opened === opening) forget();
        database?.close();
        throw error;
      }
    }
    return operate().catch(operate);
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
