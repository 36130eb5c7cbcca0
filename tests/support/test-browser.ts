import { IDBFactory } from 'fake-indexeddb';
import { memoryStorage } from '#core/guarded-storage.ts';
import type { DeviceStorage } from '#core/device/device.ts';
import type { InstallPrompt } from '#core/install/install-prompt.ts';
import type { Channel, Platform, TabLocks } from '#core/platform.ts';
import type { PushDevice } from '#core/push/push.ts';

export const appOrigin = 'http://localhost:4173';

/** Answers the requests of a test browser. */
export type Server = (request: Request) => Promise<Response> | Response;

/** A platform whose network and visibility a test controls. */
export interface TestPlatform extends Platform {
  goOffline(): void;
  goOnline(): void;
  hide(): void;
  show(): void;
}

/** A cookie jar that removes expired cookies. `written` lists the written cookie texts. */
function cookieJar() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie: string) {
      written.push(cookie);
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

/** Broadcast channels between tabs. A message arrives at the other tabs asynchronously. */
function createChannels() {
  const listenersByName = new Map<string, Set<(message: unknown) => void>>();

  return (name: string): Channel => {
    const listeners = listenersByName.get(name) ?? new Set();
    listenersByName.set(name, listeners);
    const own = new Set<(message: unknown) => void>();
    return {
      post(message) {
        const others = [...listeners].filter((listener) => !own.has(listener));
        for (const listener of others)
          setTimeout(() => listeners.has(listener) && listener(message));
      },
      listen(listener) {
        own.add(listener);
        listeners.add(listener);
      },
      close: () => own.forEach((listener) => listeners.delete(listener)),
    };
  };
}

/** Locks between tabs. Those that wait get a lock in the order of their requests. */
function createLocks(): TabLocks {
  interface Holder {
    lose(): void;
  }
  const holders = new Map<string, Holder>();
  const queues = new Map<string, (() => void)[]>();
  const abortError = () => new DOMException('aborted', 'AbortError');

  async function holdLock(name: string, hold: () => Promise<void>): Promise<void> {
    let lose = (): void => {};
    const lost = new Promise<never>((_, reject) => (lose = () => reject(abortError())));
    const own = { lose };
    holders.set(name, own);
    try {
      await Promise.race([hold(), lost]);
    } finally {
      if (holders.get(name) === own) {
        holders.delete(name);
        queues.get(name)?.shift()?.();
      }
    }
  }

  return {
    async request(name, { signal, steal = false }, hold) {
      if (steal) holders.get(name)?.lose();
      else if (holders.has(name)) {
        await new Promise<void>((resolve, reject) => {
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          queue.push(resolve);
          signal?.addEventListener('abort', () => {
            queue.splice(queue.indexOf(resolve) >>> 0, 1);
            reject(abortError());
          });
        });
      }
      await holdLock(name, hold);
    },
  };
}

/** An event with its listeners. */
function event() {
  const acts = new Set<() => void>();
  return {
    happen: () => acts.forEach((act) => act()),
    on(act: () => void) {
      acts.add(act);
      return () => void acts.delete(act);
    },
  };
}

/** Rejects with an AbortError when a request is aborted, also while its body is read. */
async function unlessAborted(work: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
  const response = await Promise.race([work, aborted]);
  return new Response(response.body?.pipeThrough(new TransformStream(), { signal }), response);
}

/** An install prompt of a browser that cannot install. */
const noInstallPrompt: InstallPrompt = {
  device: { userAgent: '', touchPoints: 0 },
  standalone: () => false,
  canAsk: () => false,
  ask: async () => false,
  keepStorage: () => {},
  onQuestion: () => () => {},
  onInstalled: () => () => {},
};

/** Storage without caches. */
const noDeviceStorage: DeviceStorage = {
  used: async () => null,
  cached: async () => null,
  dropPictures: async () => {},
};

/** A browser without notifications. */
const noPushDevice: PushDevice = {
  support: () => 'no',
  permission: () => 'denied',
  ask: async () => 'denied',
  find: async () => null,
  subscribe: () => Promise.reject(new Error('This browser has no notifications')),
  unsubscribe: async () => {},
  timeZone: () => 'Asia/Manila',
};

/** A browser whose tabs share cookies, local storage, database and broadcast channels. */
export function testBrowser(server: Server, localStorage = memoryStorage()) {
  const cookies = cookieJar();
  const httpOnlyCookies = new Map<string, string>();
  const database = new IDBFactory();
  const channel = createChannels();
  /** Tabs use them, and open streams of live events, where the platform of a tab has them. */
  const locks = createLocks();

  /** Sends HttpOnly cookies with a request and stores the cookies of the response. */
  async function sendWithCookies(request: Request): Promise<Response> {
    const sent = [...httpOnlyCookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (sent !== '') request.headers.set('Cookie', sent);
    const response = await server(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      httpOnlyCookies.set(name, value);
    }
    return response;
  }

  function openTab(overrides: Partial<Platform> = {}): TestPlatform {
    const [online, offline, visible] = [event(), event(), event()];
    const is = { online: true, visible: true };

    function goOffline(): void {
      is.online = false;
      offline.happen();
    }

    function goOnline(): void {
      is.online = true;
      online.happen();
    }

    async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
      if (!is.online) throw new TypeError('Failed to fetch');
      const { signal, ...rest } = init;
      const request = new Request(
        input instanceof Request ? input : new URL(input, appOrigin),
        rest,
      );
      const work = sendWithCookies(request);
      return signal ? unlessAborted(work, signal) : work;
    }

    return {
      fetch: answer,
      origin: appOrigin,
      sessionStorage: memoryStorage(),
      localStorage,
      cookies,
      indexedDb: () => database,
      crypto: globalThis.crypto,
      channel,
      online: () => is.online,
      savesData: () => false,
      onOnline: online.on,
      onOffline: offline.on,
      onVisible: visible.on,
      visible: () => is.visible,
      takeToken: () => null,
      installPrompt: noInstallPrompt,
      deviceStorage: noDeviceStorage,
      pushDevice: noPushDevice,
      locks: null,
      now: Date.now,
      goOffline,
      goOnline,
      hide: () => void (is.visible = false),
      show() {
        is.visible = true;
        visible.happen();
      },
      ...overrides,
    };
  }

  return { openTab, cookies, database, locks };
}
