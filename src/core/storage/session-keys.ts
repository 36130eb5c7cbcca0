import type { KeyedStorage } from '../platform.ts';

/** Keys that a tab shares with the other tabs. */
const shared = [
  'token',
  'account',
  'customerId',
  'isAgent',
  'merchant',
  'merchantCode',
  'platform',
  'nickname',
  'username',
  'toUpline',
  'memberLabel',
  'publicityClose',
  'cpw',
  'hideNewbiePromo',
  'enableSalary',
  'enableContract',
  'firstLogin',
] as const;

/** Keys of one tab. */
const ownOfTab = [
  'publicityShown',
  'registerDone',
  'consolidated',
  'favGames',
  'gameVendor',
  'vassGameType',
  'lottGames',
  'lottMenuGames',
  'validate',
  'settings',
  'merchantWallet',
  'domainRoute',
  'codeCountdown',
  'readingPlace',
  'formDraft',
  'guestFeedback',
] as const;

/** Keys of the session storage. Pages of operators read them too: `session-mirror.ts` repeats answers there. The app reads lists from the cache. */
const names = [...shared, ...ownOfTab];

export type SessionKey = (typeof names)[number];

/** The session as one tab sends it to another. */
export type SessionValues = Partial<Record<SessionKey, string>>;

/** The session storage by key. It always contains the merchant. */
export function createSessionKeys(storage: KeyedStorage, merchant: string) {
  const read = (key: SessionKey): string | null => storage.getItem(key) || null;

  /** Writes strings and removes keys that are null. */
  function write(values: Readonly<Partial<Record<SessionKey, string | null>>>): void {
    for (const key of names) {
      const value = values[key];
      if (value === null) storage.removeItem(key);
      else if (value !== undefined) storage.setItem(key, value);
    }
  }

  function all(): SessionValues {
    return Object.fromEntries(shared.map((key) => [key, read(key)]).filter(([, value]) => value));
  }

  const stamp = (): void => write({ merchant, merchantCode: merchant, platform: 'WEB' });

  /** Removes everything except `kept`. */
  function clear(kept: readonly SessionKey[] = []): void {
    const values = Object.fromEntries(kept.map((key) => [key, read(key)]));
    storage.clear();
    write(values);
    stamp();
  }

  stamp();
  return { read, write, all, clear };
}

export type SessionKeys = ReturnType<typeof createSessionKeys>;
