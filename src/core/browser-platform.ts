import { guardedStorage } from './guarded-storage.ts';
import type { Channel, Platform } from './platform.ts';
import type { Stop } from './stop.ts';

declare global {
  /** The token that `public/boot.js` has taken out of the address. */
  var addressToken: string | undefined;

  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The platform of a browser. Features that a private window blocks are replaced. */
export function browserPlatform(): Platform {
  return {
    fetch: (input, init) => fetch(input, init),
    async upload(input, init, onProgress) {
      const { uploadByXhr } = await import('./client/upload-by-xhr.ts');
      return uploadByXhr(new Request(input, init), onProgress);
    },
    origin: location.origin,
    sessionStorage: guardedStorage(() => sessionStorage),
    localStorage: guardedStorage(() => localStorage),
    cookies: { read: () => document.cookie, write: (cookie) => void (document.cookie = cookie) },
    indexedDb,
    crypto: isSecureContext ? crypto : null,
    channel: openChannel,
    online: () => navigator.onLine,
    savesData: () => navigator.connection?.saveData === true,
    onOnline: (act) => listen(window, 'online', act),
    onOffline: (act) => listen(window, 'offline', act),
    onVisible,
    visible: isVisible,
    takeToken,
    now: Date.now,
  };
}

function takeToken(): string | null {
  const token = globalThis.addressToken;
  globalThis.addressToken = undefined;
  return token || null;
}

function indexedDb(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}

/** A page is visible again when it is uncovered, and when its window gets the focus. */
function onVisible(act: () => void): Stop {
  const stops = [
    listen(document, 'visibilitychange', () => isVisible() && act()),
    listen(window, 'focus', act),
  ];
  return () => stops.forEach((stop) => stop());
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function listen(target: EventTarget, event: string, act: () => void): Stop {
  target.addEventListener(event, act);
  return () => target.removeEventListener(event, act);
}

/** Without BroadcastChannel, a tab works alone. */
function openChannel(name: string): Channel {
  try {
    const channel = new BroadcastChannel(name);
    return {
      post: (message) => channel.postMessage(message),
      listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
      close: () => channel.close(),
    };
  } catch {
    return { post: () => undefined, listen: () => undefined, close: () => undefined };
  }
}
