import type { StoreKey } from '#gateway/store/encryption/store-key.ts';

const bytes = Buffer.alloc(32, 7);

/** The key of all stores of tests. */
export const testStoreKey: StoreKey = {
  place: 'the key of the tests',
  find: () => bytes,
  create: () => bytes,
};
