import type { DeviceStorage } from './device/device-storage.ts';
import type { InstallPrompt } from './install/install-prompt.ts';
import type { PushDevice } from './push/push-device.ts';
import type { Stop } from './stop.ts';

/** The used part of web storage. */
export interface KeyedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** A message channel to the other tabs of this site. */
export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** Locks that the tabs of this site share, as the Web Locks API has them. */
export interface TabLocks {
  /** Holds a lock until `hold` ends. Rejects when the signal aborts while it waits, and when another tab takes the lock over. */
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    hold: () => Promise<void>,
  ): Promise<void>;
}

/** All features of the browser that the app uses. */
export interface Platform {
  readonly fetch: typeof globalThis.fetch;
  /** Sends a request as `fetch` does, and calls back with the part of its body that is sent, from 0 to 1. Absent where it cannot know. */
  readonly upload?: (
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    onProgress: (part: number) => void,
  ) => Promise<Response>;
  /** Origin of the app, such as `https://parola.example`. */
  readonly origin: string;
  readonly sessionStorage: KeyedStorage;
  readonly localStorage: KeyedStorage;
  readonly cookies: { read(): string; write(cookie: string): void };
  /** The database factory, or null where it is blocked. */
  indexedDb(): IDBFactory | null | Promise<IDBFactory | null>;
  /** Null outside a secure context. */
  readonly crypto: Crypto | null;
  channel(name: string): Channel;
  online(): boolean;
  /** The browser asks sites to save data. False where it does not say. */
  savesData(): boolean;
  onOnline(act: () => void): Stop;
  onOffline(act: () => void): Stop;
  /** Calls back when the page is shown again. */
  onVisible(act: () => void): Stop;
  visible(): boolean;
  /** Removes the token from the address of the page and returns it; null the next time. */
  takeToken(): string | null;
  /** Installation in this browser. By default, the installation of the real browser. */
  readonly installPrompt?: InstallPrompt;
  /** Caches and storage of this site. By default, the storage of the real browser. */
  readonly deviceStorage?: DeviceStorage;
  /** Notifications in this browser. By default, the notifications of the real browser. */
  readonly pushDevice?: PushDevice;
  /** Null where tabs share no locks. By default, the locks of the real browser. */
  readonly locks?: TabLocks | null;
  /** Epoch milliseconds. */
  now(): number;
}
