import { IDBFactory } from 'fake-indexeddb';
import { memoryStorage } from '#core/guarded-storage.ts';
import type { InstallDoor } from '#core/install/install-prompt.ts';
import type { Channel, Platform } from '#core/platform.ts';

export const appOrigin = 'http://localhost:4173';

/** Answers requests in a test's stead. */
export type Server = (request: Request) => Promise<Response> | Response;

/** A platform a test can cut off, hide and bring back. */
export interface TestPlatform extends Platform {
  goOffline(): void;
  goOnline(): void;
  hide(): void;
  show(): void;
}

/** A cookie jar that forgets what expires; `written` is what was asked for, word for word. */
function cookieJar() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie: string) {
      written.push(cookie);
      const [pair = '', ...marks] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (marks.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

/** Lines between tabs: what one posts, the others hear a little later. */
function switchboard() {
  const lines = new Map<string, Set<(message: unknown) => void>>();

  return (name: string): Channel => {
    const hearers = lines.get(name) ?? new Set();
    lines.set(name, hearers);
    const own = new Set<(message: unknown) => void>();
    return {
      post(message) {
        const others = [...hearers].filter((hear) => !own.has(hear));
        for (const hear of others) setTimeout(() => hearers.has(hear) && hear(message));
      },
      listen(hear) {
        own.add(hear);
        hearers.add(hear);
      },
      close: () => own.forEach((hear) => hearers.delete(hear)),
    };
  };
}

/** Listeners of one kind of event. */
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

/** Fails as a browser does when a request is given up, also while its body comes in. */
async function unlessAborted(work: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
  const response = await Promise.race([work, aborted]);
  return new Response(response.body?.pipeThrough(new TransformStream(), { signal }), response);
}

/** A browser that neither asks nor installs. */
const closedDoor: InstallDoor = {
  device: { userAgent: '', touchPoints: 0 },
  standalone: () => false,
  canAsk: () => false,
  ask: async () => false,
  keepStorage: () => {},
  onQuestion: () => () => {},
  onInstalled: () => () => {},
};

/** A browser whose tabs share cookies, local storage, the database and a line to each other. */
export function testBrowser(server: Server) {
  const cookies = cookieJar();
  const hidden = new Map<string, string>();
  const localStorage = memoryStorage();
  const database = new IDBFactory();
  const channel = switchboard();

  /** Cookies that only the server reads travel with each request. */
  async function withHidden(request: Request): Promise<Response> {
    const sent = [...hidden].map(([name, value]) => `${name}=${value}`).join('; ');
    if (sent !== '') request.headers.set('Cookie', sent);
    const response = await server(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      hidden.set(name, value);
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
      const work = withHidden(request);
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
      onOnline: online.on,
      onOffline: offline.on,
      onVisible: visible.on,
      visible: () => is.visible,
      takeToken: () => null,
      installDoor: closedDoor,
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

  return { openTab, cookies, database };
}
