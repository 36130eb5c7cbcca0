/** Bounds of the cache. Times are in milliseconds. */
interface Limits {
  /** Number of pictures. */
  readonly count: number;
  /** Age up to which a picture is not requested again. */
  readonly freshMs: number;
  /** Age up to which a picture is shown before a request is awaited. */
  readonly staleMs: number;
}

const dayMs = 86_400_000;
const mediaLimits: Limits = { count: 300, freshMs: dayMs, staleMs: 30 * dayMs };

type MediaStore = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;

interface MediaCacheNeeds {
  open(): Promise<MediaStore>;
  /** Empties the cache when the browser has no more storage. */
  clear(): Promise<unknown>;
  load(request: Request): Promise<Response>;
  now(): number;
}

function isQuotaExceeded(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'QuotaExceededError';
}

function storedAt(cached: Response): number {
  return Date.parse(cached.headers.get('Date') ?? '') || 0;
}

/** The cache of pictures of games and banners. A stale picture is shown at once and requested again. */
export function createMediaCache(
  { open, clear, load, now }: MediaCacheNeeds,
  limits = mediaLimits,
) {
  async function trim(cache: MediaStore): Promise<void> {
    const requests = await cache.keys();
    const tooMany = requests.slice(0, Math.max(0, requests.length - limits.count));
    await Promise.all(tooMany.map((request) => cache.delete(request)));
  }

  async function store(request: Request, picture: Response): Promise<void> {
    // Private pictures are served with `no-store`.
    if (!picture.ok || /no-store/i.test(picture.headers.get('Cache-Control') ?? '')) return;
    try {
      const cache = await open();
      await cache.put(request, picture);
      await trim(cache);
    } catch (failure) {
      if (isQuotaExceeded(failure)) await clear();
    }
  }

  async function loadAndStore(request: Request, waitUntil: (work: Promise<unknown>) => void) {
    const picture = await load(request);
    waitUntil(store(request, picture.clone()));
    return picture;
  }

  /** Answers with a picture. `waitUntil` gets the work that goes on after the answer. */
  return async (
    request: Request,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Response> => {
    const cache = await open();
    const cached = await cache.match(request);
    if (cached === undefined) return loadAndStore(request, waitUntil);
    const age = now() - storedAt(cached);
    if (age <= limits.freshMs) return cached;
    const renewed = loadAndStore(request, waitUntil);
    if (age > limits.staleMs) return renewed.catch(() => cached);
    waitUntil(renewed.catch(() => null));
    return cached;
  };
}
