import type { InstallPrompt } from './install/install-prompt.ts';
import type { Stop } from './stop.ts';

/** The part of web storage that is used. */
export interface KeyedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** A line to the other open tabs of this site. */
export interface Channel {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
  close(): void;
}

/** What the app needs of the machine it runs on. Nothing else of the browser is reached from here. */
export interface Platform {
  readonly fetch: typeof globalThis.fetch;
  /** Where the app was loaded from, such as `https://parola.example`. */
  readonly origin: string;
  readonly sessionStorage: KeyedStorage;
  readonly localStorage: KeyedStorage;
  readonly cookies: { read(): string; write(cookie: string): void };
  /** The database maker, or null where it is blocked. */
  indexedDb(): IDBFactory | null;
  /** Null outside a secure context, where browsers withhold ciphers. */
  readonly crypto: Crypto | null;
  channel(name: string): Channel;
  online(): boolean;
  onOnline(act: () => void): Stop;
  onOffline(act: () => void): Stop;
  /** Called when the page is shown again. */
  onVisible(act: () => void): Stop;
  visible(): boolean;
  /** The token that came with the address of the page, which is taken out of it: null the next time. */
  takeToken(): string | null;
  /** What the browser has to do with installing the app. Left out, the browser itself is asked once that matters. */
  readonly installPrompt?: InstallPrompt;
  /** Epoch milliseconds. */
  now(): number;
}
