import { describe, expect, it } from 'vitest';
import { createMediaCache } from './media-cache.ts';

const limits = { count: 2, freshMs: 10_000, staleMs: 100_000 };

/** A media cache over a stand-in of the Cache API, which keeps the order of writing. */
function openCache() {
  const kept = new Map<string, Response>();
  const world = { now: 0, online: true, full: false, requests: 0, cacheControl: 'public' };
  const store = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
    async put({ url }: Request, picture: Response) {
      if (world.full) throw new DOMException('no room', 'QuotaExceededError');
      kept.delete(url);
      kept.set(url, picture);
    },
  };
  const answer = createMediaCache(
    {
      open: async () => store,
      clear: async () => kept.clear(),
      async load() {
        world.requests += 1;
        if (!world.online) throw new TypeError('Failed to fetch');
        return new Response(`as of ${world.now}`, {
          headers: {
            Date: new Date(world.now).toUTCString(),
            'Cache-Control': world.cacheControl,
          },
        });
      },
      now: () => world.now,
    },
    limits,
  );
  async function show(name: string): Promise<string> {
    const work: Promise<unknown>[] = [];
    const shown = await answer(new Request(`http://localhost/media/${name}`), (more) =>
      work.push(more),
    );
    const text = await shown.text();
    await Promise.all(work);
    await Promise.all(work);
    return text;
  }
  const names = () => [...kept.keys()].map((url) => url.replace('http://localhost/media/', ''));
  return { show, names, world };
}

describe('a picture', () => {
  it('is loaded once and then shown without a request', async () => {
    const { show, world } = openCache();
    await show('a');
    world.now = 9_000;
    expect([await show('a'), world.requests]).toEqual(['as of 0', 1]);
  });

  it('that is private is not kept', async () => {
    const { show, names, world } = openCache();
    world.cacheControl = 'private, no-store';
    await show('uploads/a');
    expect(names()).toEqual([]);
  });

  it('that is stale is shown at once and requested again', async () => {
    const { show, world } = openCache();
    await show('a');
    world.now = 20_000;
    expect(await show('a')).toBe('as of 0');
    expect(await show('a')).toBe('as of 20000');
  });

  it('that is too old is requested first, and shown all the same without a network', async () => {
    const { show, world } = openCache();
    await show('a');
    world.now = 200_000;
    world.online = false;
    expect(await show('a')).toBe('as of 0');
    world.online = true;
    expect(await show('a')).toBe('as of 200000');
  });

  it('replaces the one stored first when there are too many', async () => {
    const { show, names } = openCache();
    for (const name of ['a', 'b', 'c']) await show(name);
    expect(names()).toEqual(['b', 'c']);
  });

  it('is shown when the storage is full, and the cache is emptied', async () => {
    const { show, names, world } = openCache();
    await show('a');
    world.full = true;
    expect(await show('b')).toBe('as of 0');
    expect(names()).toEqual([]);
  });

  it('fails when it was never loaded and there is no network', async () => {
    const { show, world } = openCache();
    world.online = false;
    await expect(show('a')).rejects.toThrow('Failed to fetch');
  });
});
