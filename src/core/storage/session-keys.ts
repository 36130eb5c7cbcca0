import type { KeyedStorage } from '../platform.ts';

/** Names of the session storage, which gateways' own pages read too. Lists that could be named here live in the cache instead. */
const names = [
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
  'registerDone',
  'consolidated',
  'enableSalary',
  'enableContract',
  'codeCountdown',
  'readingPlace',
] as const;

export type SessionKey = (typeof names)[number];

/** What one tab is in the middle of, and no other. */
const ownOfTab: ReadonlySet<SessionKey> = new Set([
  'registerDone',
  'consolidated',
  'codeCountdown',
  'readingPlace',
]);

/** What makes a tab signed in: handed from tab to tab as it is. */
export type SessionValues = Partial<Record<SessionKey, string>>;

/** The session storage under its agreed names. The merchant is always in it. */
export function createSessionKeys(storage: KeyedStorage, merchant: string) {
  const read = (key: SessionKey): string | null => storage.getItem(key) || null;

  /** Writes what is there and removes what is null. */
  function write(values: Readonly<Partial<Record<SessionKey, string | null>>>): void {
    for (const key of names) {
      const value = values[key];
      if (value === null) storage.removeItem(key);
      else if (value !== undefined) storage.setItem(key, value);
    }
  }

  function all(): SessionValues {
    const shared = names.filter((key) => !ownOfTab.has(key));
    return Object.fromEntries(shared.map((key) => [key, read(key)]).filter(([, value]) => value));
  }

  const stamp = (): void => write({ merchant, merchantCode: merchant, platform: 'WEB' });

  function clear(): void {
    storage.clear();
    stamp();
  }

  stamp();
  return { read, write, all, clear };
}

export type SessionKeys = ReturnType<typeof createSessionKeys>;
