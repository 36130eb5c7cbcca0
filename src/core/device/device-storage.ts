/** The storage of this site in a browser, beside the database of the app. */
export interface DeviceStorage {
  /** Bytes that the browser counts for this site. Null where it does not say. */
  used(): Promise<number | null>;
  /** Bytes of the cached pictures, and of all other cached files: the app itself. Null where there are no caches. */
  cached(): Promise<{ readonly pictures: number; readonly app: number } | null>;
  dropPictures(): Promise<void>;
}

/** The cache of pictures, as the service worker names it. */
const pictureCache = 'media';

async function bytesOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  let sum = 0;
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    sum += (await answer?.blob())?.size ?? 0;
  }
  return sum;
}

/** The storage of this browser. */
export function browserDeviceStorage(): DeviceStorage {
  const hasCaches = typeof caches !== 'undefined';
  return {
    async used() {
      const estimate = await navigator.storage?.estimate?.().catch(() => null);
      return estimate?.usage ?? null;
    },
    async cached() {
      if (!hasCaches) return null;
      let [pictures, app] = [0, 0];
      for (const name of await caches.keys()) {
        if (name === pictureCache) pictures += await bytesOf(name);
        else app += await bytesOf(name);
      }
      return { pictures, app };
    },
    async dropPictures() {
      if (hasCaches) await caches.delete(pictureCache);
    },
  };
}
