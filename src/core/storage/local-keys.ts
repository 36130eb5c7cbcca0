import type { KeyedStorage } from '../platform.ts';

/** Data that stays on the device. The pages of the member centre read `mc_lang`. */
type LocalKey =
  | 'lang'
  | 'hisLang'
  | 'mc_lang'
  | 'merchantCode'
  | 'theme'
  | 'moneyHidden'
  | 'lessMotion'
  | 'gameSounds'
  | 'savesData'
  | 'publicityMuted'
  | 'installOfferedAt'
  | 'purgePending'
  /** The words that were searched last, as JSON. */
  | 'recentSearches'
  /** The codes by which somebody was invited, with their end, as JSON. */
  | 'invitation'
  /** Id of the customer who stays signed in on this device. */
  | 'staysSignedIn'
  /** The choice of the customer whose notifications this browser gets, as JSON. Empty after a sign-out. */
  | 'pushChoice';

/** The local storage by key. */
export function createLocalKeys(storage: KeyedStorage) {
  return {
    read: (key: LocalKey): string | null => storage.getItem(key),
    write: (key: LocalKey, value: string): void => storage.setItem(key, value),
  };
}

export type LocalKeys = ReturnType<typeof createLocalKeys>;
