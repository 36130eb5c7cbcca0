import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/open-app.ts';
import { createSearch } from './search.ts';

function fakeLocal(stored: string | null = null) {
  let kept = stored;
  return {
    read: () => kept,
    write: (_: string, value: string) => void (kept = value),
  };
}

describe('recent searches', () => {
  it('are kept on the device, newest first, each once and eight at most', () => {
    const local = fakeLocal();
    const search = createSearch({ local });
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' B '])
      search.remember(words);
    expect(search.state.recent).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
    expect(createSearch({ local }).state.recent).toEqual(search.state.recent);
    search.forget();
    expect(createSearch({ local }).state.recent).toEqual([]);
  });

  it.each(['{', '{"a":1}', '[1]'])('are none where the storage has %s', (stored) => {
    expect(createSearch({ local: fakeLocal(stored) }).state.recent).toEqual([]);
  });
});

describe('a search of all games', () => {
  it('finds games of every category, and leaves the list of the page alone', async () => {
    const { app, close } = await openApp();
    await app.catalogue.find({ category: 'FISH' });
    const { games } = await app.catalogue.more();
    await games.find('baccarat');
    const { found } = app.catalogue.state;
    const searched = games.state;
    expect(searched.games.length).toBeGreaterThan(3);
    expect(searched.games.every(({ name }) => /baccarat/i.test(name))).toBe(true);
    expect(found.games.every(({ category }) => category === 'FISH')).toBe(true);
    await close();
  });

  it('finds hot games and seen games without a network', async () => {
    const { app, platform, close } = await openApp();
    await Promise.all([app.catalogue.loadHotGames(), app.catalogue.find({ category: 'FISH' })]);
    platform.goOffline();
    const { games } = await app.catalogue.more();
    const { hot, found } = app.catalogue.state;
    for (const game of [hot.games[0], found.games.at(-1)]) {
      await games.find(game?.name ?? '');
      expect(games.state.games.map(({ name }) => name)).toContain(game?.name);
    }
    await close();
  });
});
