import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Platform } from '../platform.ts';

const name = 'parola';
const shelf = 'kept';

/** The one database of the app, opened when first used. Its calls reject where the browser has none to give. */
export function openStore({ indexedDb }: Pick<Platform, 'indexedDb'>): UseStore {
  let opened: Promise<IDBDatabase> | null = null;

  async function open(): Promise<IDBDatabase> {
    const maker = indexedDb();
    if (maker === null) throw new Error('no database here');
    const request = maker.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf);
    const database = await promisifyRequest(request);
    database.onclose = () => (opened = null);
    database.onversionchange = () => {
      database.close();
      opened = null;
    };
    return database;
  }

  return async (mode, use) => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    const database = await opened;
    return use(database.transaction(shelf, mode).objectStore(shelf));
  };
}
