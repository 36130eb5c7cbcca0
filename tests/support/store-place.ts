import type { StorePlace } from '#gateway/store/database.ts';

/** A store that several processes can open, one after the other. */
export type SharedPlace = Exclude<StorePlace, { kind: 'engine' }>;

/** The store that a program gets as its argument: the address of a database, or a folder. */
export function storePlace(argument: string): SharedPlace {
  return argument.startsWith('postgres:')
    ? { kind: 'postgres', url: argument }
    : { kind: 'folder', path: argument };
}
