import { get, keys, set } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import { array, number, object, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';
import type { Kept } from './cache-keys.ts';
import { openStore } from './database.ts';

const numbers: Kept<number[]> = {
  name: 'numbers',
  version: 1,
  privacy: 'public',
  shape: async () => array(number()),
};
const secrets: Kept<number[]> = { ...numbers, name: 'secrets', privacy: 'private' };

function open(database: IDBFactory | null = new IDBFactory()) {
  const store = openStore({ indexedDb: () => database });
  return { store, cache: createCache(store) };
}

/** A database of which one step fails. */
function broken(step: 'open' | 'transaction'): IDBFactory {
  const fail = (): never => {
    throw new DOMException('The user said no', 'QuotaExceededError');
  };
  const database = new IDBFactory();
  if (step === 'open') return Object.assign(database, { open: fail });
  const { open: realOpen } = database;
  return Object.assign(database, {
    open(name: string) {
      const request = realOpen.call(database, name);
      request.addEventListener('success', () =>
        Object.assign(request.result, { transaction: fail }),
      );
      return request;
    },
  });
}

describe('the cache', () => {
  it('gives back what was kept, and when', async () => {
    const { store, cache } = open();
    await cache.shelf(numbers, 'EN').write({ value: [1, 2], at: 5 });
    expect(await createCache(store).shelf(numbers, 'EN').read()).toEqual({ value: [1, 2], at: 5 });
    expect(await cache.shelf(numbers, 'TY').read()).toBeNull();
  });

  it.each([
    ['another shape', { version: 1, at: 5, value: ['one'] }],
    ['no entry at all', 'garbage'],
    ['an older version', { version: 0, at: 5, value: [1] }],
    ['a newer version', { version: 2, at: 5, value: [1] }],
  ])('drops %s', async (_, written) => {
    const { store, cache } = open();
    await set('public/numbers/EN', written, store);
    expect(await cache.shelf(numbers, 'EN').read()).toBeNull();
    expect(await get('public/numbers/EN', store)).toBeUndefined();
  });

  it('migrates what an older version wrote, and drops what does not come out right', async () => {
    const { store, cache } = open();
    const old = object({ list: array(number()) });
    const migrated: Kept<number[]> = {
      ...numbers,
      version: 2,
      migrate(value) {
        const read = safeParse(old, value);
        return read.success ? read.output.list : undefined;
      },
    };
    await set('public/numbers/EN', { version: 1, at: 5, value: { list: [7] } }, store);
    await set('public/numbers/TY', { version: 1, at: 5, value: { lost: [7] } }, store);
    expect(await cache.shelf(migrated, 'EN').read()).toEqual({ value: [7], at: 5 });
    expect(await cache.shelf(migrated, 'TY').read()).toBeNull();
  });

  it('purges what is private and nothing else', async () => {
    const { store, cache } = open();
    await cache.shelf(numbers, 'EN').write({ value: [1], at: 5 });
    await cache.shelf(secrets, '42').write({ value: [2], at: 5 });
    await cache.shelf(secrets, '43').write({ value: [3], at: 5 });
    await set('device/password-key', 'stays', store);
    await cache.purgePrivate();
    expect(await keys(store)).toEqual(['device/password-key', 'public/numbers/EN']);
    expect(await cache.shelf(secrets, '42').read()).toBeNull();
  });

  it.each([
    ['is absent', null],
    ['is blocked', broken('open')],
    ['takes nothing more', broken('transaction')],
  ])('works from memory where the database %s', async (_, database) => {
    const { cache } = open(database);
    await cache.shelf(numbers, 'EN').write({ value: [1], at: 5 });
    await cache.shelf(secrets, '42').write({ value: [2], at: 5 });
    expect(await cache.shelf(numbers, 'EN').read()).toEqual({ value: [1], at: 5 });
    await cache.purgePrivate();
    expect(await cache.shelf(secrets, '42').read()).toBeNull();
    expect(await cache.shelf(numbers, 'EN').read()).toEqual({ value: [1], at: 5 });
  });

  it('goes on without a database that never opens', async () => {
    const silent = Object.assign(new IDBFactory(), { open: () => ({}) });
    const { cache } = open(silent);
    expect(await cache.shelf(numbers, 'EN').read()).toBeNull();
    const since = performance.now();
    await cache.shelf(numbers, 'EN').write({ value: [1], at: 5 });
    expect(await cache.shelf(numbers, 'EN').read()).toEqual({ value: [1], at: 5 });
    expect(performance.now() - since).toBeLessThan(500);
  });
});
