import { describe, expect, it } from 'vitest';
import { createMediaShelf } from './media-shelf.ts';

const limits = { count: 2, freshFor: 10_000, shownFor: 100_000 };

/** A shelf over as much of a Cache as is used, which keeps the order of writing. */
function openShelf() {
  const kept = new Map<string, Response>();
  const world = { now: 0, online: true, full: false, asked: 0 };
  const shelf = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
    async put({ url }: Request, picture: Response) {
      if (world.full) throw new DOMException('no room', 'QuotaExceededError');
      kept.delete(url);
      kept.set(url, picture);
    },
  };
  const answer = createMediaShelf(
    {
      open: async () => shelf,
      clear: async () => kept.clear(),
      async load() {
        world.asked += 1;
        if (!world.online) throw new TypeError('Failed to fetch');
        return new Response(`as of ${world.now}`, {
          headers: { Date: new Date(world.now).toUTCString() },
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
  it('is loaded once and then shown without asking', async () => {
    const { show, world } = openShelf();
    await show('a');
    world.now = 9_000;
    expect([await show('a'), world.asked]).toEqual(['as of 0', 1]);
  });

  it('that has grown old is shown at once and looked for behind it', async () => {
    const { show, world } = openShelf();
    await show('a');
    world.now = 20_000;
    expect(await show('a')).toBe('as of 0');
    expect(await show('a')).toBe('as of 20000');
  });

  it('that is too old is looked for first, and shown all the same without a network', async () => {
    const { show, world } = openShelf();
    await show('a');
    world.now = 200_000;
    world.online = false;
    expect(await show('a')).toBe('as of 0');
    world.online = true;
    expect(await show('a')).toBe('as of 200000');
  });

  it('makes room by the one written longest ago', async () => {
    const { show, names } = openShelf();
    for (const name of ['a', 'b', 'c']) await show(name);
    expect(names()).toEqual(['b', 'c']);
  });

  it('is shown though there is no room, and what was kept makes way', async () => {
    const { show, names, world } = openShelf();
    await show('a');
    world.full = true;
    expect(await show('b')).toBe('as of 0');
    expect(names()).toEqual([]);
  });

  it('is missed when it was never loaded and there is no network', async () => {
    const { show, world } = openShelf();
    world.online = false;
    await expect(show('a')).rejects.toThrow('Failed to fetch');
  });
});
