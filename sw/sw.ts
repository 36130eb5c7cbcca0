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
import { createMediaShelf } from './media-shelf.ts';
import { pageFor, pages } from './page-for.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const mediaCache = 'media';

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
clientsClaim();

const showMedia = createMediaShelf({
  open: () => caches.open(mediaCache),
  clear: () => caches.delete(mediaCache),
  load: (request) => fetch(request),
  now: () => Date.now(),
});

/** When storage is full, the browser deletes pictures before the app. */
registerQuotaErrorCallback(() => caches.delete(mediaCache));

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && isBelow(url.pathname, mediaRoot),
  ({ event, request }) => showMedia(request, (work) => event.waitUntil(work)),
);

async function askNetwork({ request }: { request: Request }): Promise<Response> {
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
  network: askNetwork,
};

for (const [page, answer] of Object.entries(answers)) {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && pageFor(url.pathname) === page,
    answer,
  );
}

/** A new release waits until the player takes it. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
