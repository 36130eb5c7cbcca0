import { expect, type Page } from '@playwright/test';

/** Everything that the browser stores for this site, as one text: storages, IndexedDB, cache keys and cookies. */
export async function readStoredData(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const found: unknown[] = [Object.entries(sessionStorage), Object.entries(localStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of db.objectStoreNames) {
        found.push(
          await new Promise((resolve) => {
            const content = db.transaction(store).objectStore(store);
            const keys = content.getAllKeys();
            const values = content.getAll();
            values.onsuccess = () => resolve([keys.result, values.result]);
          }),
        );
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      found.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    }
    return JSON.stringify(found);
  });
  return stored + JSON.stringify(await page.context().cookies());
}

/** Waits until the browser stores what a later start of the page needs. */
export async function expectKept(
  page: Page,
  ...parts: readonly (string | RegExp)[]
): Promise<void> {
  for (const part of parts) await expect.poll(() => readStoredData(page)).toMatch(part);
}
