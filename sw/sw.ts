import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isBelow, mediaRoot } from '#contract/paths.ts';
import { appWindow } from './app-windows.ts';
import { createLaterFiles } from './later-files.ts';
import { createMediaCache } from './media-cache.ts';
import { pageFor, pages } from './page-for.ts';
import { createPushMessages } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const mediaCacheName = 'media';
const laterCacheName = 'later';

// The build puts the list of files in place of `self.__WB_MANIFEST`.
const files = self.__WB_MANIFEST.filter((file) => typeof file !== 'string');

/** Belongs to the second step: see `src/host/build/precache-steps.ts`. */
const isLater = (file: PrecacheEntry): boolean => 'later' in file;

cleanupOutdatedCaches();
precacheAndRoute(
  files.filter((file) => !isLater(file)),
  { directoryIndex: '', cleanURLs: false },
);
clientsClaim();

const freeMedia = (): Promise<unknown> => caches.delete(mediaCacheName);

const laterFiles = createLaterFiles({
  urls: files.filter(isLater).map(({ url }) => new URL(url, self.location.origin).href),
  open: () => caches.open(laterCacheName),
  load: (url) => fetch(url),
  makeRoom: freeMedia,
});

registerRoute(
  ({ url }) => laterFiles.has(url.href),
  ({ event, request }) => laterFiles.answer(request.url, (work) => event.waitUntil(work)),
);

self.addEventListener('activate', (event) => event.waitUntil(laterFiles.removeOthers()));

const answerMedia = createMediaCache({
  open: () => caches.open(mediaCacheName),
  clear: freeMedia,
  load: (request) => fetch(request),
  now: () => Date.now(),
});

// The files of the app are more important than pictures when the browser has no more storage.
registerQuotaErrorCallback(freeMedia);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && isBelow(url.pathname, mediaRoot),
  ({ event, request }) => answerMedia(request, (work) => event.waitUntil(work)),
);

async function answerFromNetwork({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const page = await matchPrecache(pages.maintenance);
    if (page === undefined) throw failure;
    return page;
  }
}

const answers = {
  [pages.home]: createHandlerBoundToURL(pages.home),
  [pages.shell]: createHandlerBoundToURL(pages.shell),
  network: answerFromNetwork,
};

for (const [page, answer] of Object.entries(answers)) {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && pageFor(url.pathname) === page,
    answer,
  );
}

/**
 * Messages of the page: `SKIP_WAITING` activates a new release, which otherwise waits. `KEEP_PAGES` caches the files of
 * the second step and is answered when they are cached.
 */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type !== 'KEEP_PAGES') return;
  event.waitUntil(laterFiles.keepAll().then(() => event.ports[0]?.postMessage('kept')));
});

const pushMessages = createPushMessages({
  shown: (tag) => self.registration.getNotifications({ tag }),
  show: ({ title, ...options }) =>
    self.registration.showNotification(title, { ...options, icon: '/icons/any-192.png' }),
  async windows() {
    const all = await self.clients.matchAll({ type: 'window' });
    return all.map(appWindow);
  },
  open: (page) => self.clients.openWindow(page),
  // Absent where the system has no number on icons.
  setBadge: async (count) => self.navigator.setAppBadge?.(count),
  fallbackTitle: self.location.hostname,
});

self.addEventListener('push', (event) =>
  event.waitUntil(pushMessages.receive(event.data?.text() ?? '')),
);

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(pushMessages.press(event.notification)),
);
