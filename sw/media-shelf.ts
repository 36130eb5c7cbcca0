/** How many pictures are kept, and for how many milliseconds they need no second look or may be shown unasked. */
interface Limits {
  readonly count: number;
  readonly freshFor: number;
  readonly shownFor: number;
}

const day = 86_400_000;
const mediaLimits: Limits = { count: 300, freshFor: day, shownFor: 30 * day };

type Shelf = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;

interface Needs {
  open(): Promise<Shelf>;
  /** Empties the shelf, when the browser has no more room. */
  clear(): Promise<unknown>;
  load(request: Request): Promise<Response>;
  now(): number;
}

function isOutOfRoom(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'QuotaExceededError';
}

function writtenAt(kept: Response): number {
  return Date.parse(kept.headers.get('Date') ?? '') || 0;
}

/** Pictures of games and banners: shown from here at once, looked for again when they have grown old. */
export function createMediaShelf({ open, clear, load, now }: Needs, limits = mediaLimits) {
  async function trim(cache: Shelf): Promise<void> {
    const kept = await cache.keys();
    const tooMany = kept.slice(0, Math.max(0, kept.length - limits.count));
    await Promise.all(tooMany.map((request) => cache.delete(request)));
  }

  async function keep(request: Request, picture: Response): Promise<void> {
    if (!picture.ok) return;
    try {
      const cache = await open();
      await cache.put(request, picture);
      await trim(cache);
    } catch (failure) {
      if (isOutOfRoom(failure)) await clear();
    }
  }

  async function loadAndKeep(request: Request, later: (work: Promise<unknown>) => void) {
    const picture = await load(request);
    later(keep(request, picture.clone()));
    return picture;
  }

  /** Answers with a picture; `later` is given what may go on after the answer. */
  return async (request: Request, later: (work: Promise<unknown>) => void): Promise<Response> => {
    const cache = await open();
    const kept = await cache.match(request);
    if (kept === undefined) return loadAndKeep(request, later);
    const age = now() - writtenAt(kept);
    if (age <= limits.freshFor) return kept;
    const renewed = loadAndKeep(request, later);
    if (age > limits.shownFor) return renewed.catch(() => kept);
    later(renewed.catch(() => null));
    return kept;
  };
}
