// Served as /sw.js by a build with PAROLA_KILL_SWITCH=on: takes the place of every worker that is out there, empties what
// they kept and goes. Pages that are open go on as they are; the next load comes from the network.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => worker.registration.unregister()),
  );
});
