// Served as /sw.js by a build with PAROLA_KILL_SWITCH=on. It replaces every installed worker, deletes its caches and
// unregisters itself. Open pages continue; the next load comes from the network.
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
