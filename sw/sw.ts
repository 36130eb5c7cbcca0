import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import type { RouteHandlerCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isBelow, mediaRoot } from '#protocol/paths.ts';
import { appWindow } from './app-windows.ts';
import { createKeptDocuments } from './kept-documents.ts';
import { createLaterFiles } from './later-files.ts';
import { createMediaCache } from './media-cache.ts';
import { pageFor, pages } from './page-for.ts';
import { createPushMessages } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const mediaCacheName = 'media';
const documentsCacheName = 'documents';

/** Milliseconds for one file. A connection that hangs would keep the next release waiting for minutes. */
const longestLoadMs = 60_000;

// The build puts the list of files in place of `self.__WB_MANIFEST`.
const files = self.__WB_MANIFEST.filter((file) => typeof file !== 'string');

/** The marks of a file: see `src/host/build/precache-steps.ts`. */
const isLater = (file: PrecacheEntry): boolean => 'later' in file;
const isOptional = (file: PrecacheEntry): boolean => 'optional' in file;

const addressOf = ({ url }: PrecacheEntry): string => new URL(url, self.location.origin).href;

cleanupOutdatedCaches();
// An installation does without pictures and fonts. Pages and scripts in its list are required.
addPlugins([
  {
    handlerDidError: async ({ request }) =>
      /\.html$|\/assets\//.test(new URL(request.url).pathname) ? undefined : Response.error(),
  },
]);
precacheAndRoute(
  files.filter((file) => !isLater(file) && !isOptional(file)),
  { directoryIndex: '', cleanURLs: false },
);
clientsClaim();

const freeMedia = (): Promise<unknown> => caches.delete(mediaCacheName);

/** Files with such a mark, in a cache of their own. */
const filesIn = (cacheName: string, isMarked: (file: PrecacheEntry) => boolean) =>
  createLaterFiles({
    urls: files.filter(isMarked).map(addressOf),
    open: () => caches.open(cacheName),
    load: (url) => fetch(url, { signal: AbortSignal.timeout(longestLoadMs) }),
    makeRoom: freeMedia,
    isReplaced: () => self.registration.waiting !== null,
  });

const firstFiles = filesIn('first', isOptional);
const laterFiles = filesIn('later', isLater);

for (const group of [firstFiles, laterFiles]) {
  registerRoute(
    ({ url }) => group.has(url.href),
    ({ event, request }) => group.answer(request.url, (work) => event.waitUntil(work)),
  );
  self.addEventListener('activate', (event) => event.waitUntil(group.removeOthers()));
}

// The documents name files of the release before.
self.addEventListener('activate', (event) => event.waitUntil(documents.forget()));

self.addEventListener('install', (event) => event.waitUntil(firstFiles.keepPresent()));

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

const documents = createKeptDocuments({
  open: () => caches.open(documentsCacheName),
  clear: () => caches.delete(documentsCacheName),
  load: (path) => fetch(path, { signal: AbortSignal.timeout(longestLoadMs) }),
  ownPage: () => matchPrecache(pages.home),
  now: () => Date.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
});

/** A page of the build. A guest's device may have kept it with its content. */
function withContent(page: string): RouteHandlerCallback {
  const answer = createHandlerBoundToURL(page);
  return async (options) => (await documents.answer(options.url)) ?? answer(options);
}

const answers = {
  [pages.home]: withContent(pages.home),
  [pages.shell]: withContent(pages.shell),
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
 * Messages of the page: `SKIP_WAITING` activates a new release, which otherwise waits. `CLAIM` takes a page that was on its
 * way when the worker was activated. `KEEP_PAGES` caches the files of the second step and is answered when they are cached.
 * `KEEP_DOCUMENT` keeps the document of a `path` in a `language`, and `FORGET_DOCUMENTS` deletes all of them.
 */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (event.data?.type === 'KEEP_DOCUMENT') event.waitUntil(documents.keep(event.data));
  if (event.data?.type === 'FORGET_DOCUMENTS') event.waitUntil(documents.forget());
  if (event.data?.type !== 'KEEP_PAGES') return;
  event.waitUntil(
    firstFiles
      .keepAll()
      .then(laterFiles.keepAll)
      .then(() => event.ports[0]?.postMessage('kept')),
  );
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
