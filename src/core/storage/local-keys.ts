import type { KeyedStorage } from '../platform.ts';

/** What a device remembers until it is cleared. `mc_lang` is read by the member centre's own pages. */
type LocalKey =
  | 'lang'
  | 'hisLang'
  | 'mc_lang'
  | 'merchantCode'
  | 'theme'
  | 'publicityMuted'
  | 'installOfferedAt'
  | 'purgePending';

/** The local storage under its agreed names. */
export function createLocalKeys(storage: KeyedStorage) {
  return {
    read: (key: LocalKey): string | null => storage.getItem(key),
    write: (key: LocalKey, value: string): void => storage.setItem(key, value),
  };
}

export type LocalKeys = ReturnType<typeof createLocalKeys>;
