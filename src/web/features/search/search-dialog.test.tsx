import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Search' }));

async function search(words: string, settings: Parameters<typeof openScreen>[0] = {}) {
  const opened = await openScreen({ gateway, path: '/help?dialog=search', ...settings });
  await opened.user.type(await (await dialog()).findByRole('searchbox'), words);
  return { ...opened, found: await dialog() };
}

describe('the search', () => {
  it('opens from the header, by the slash and by Ctrl+K, but not while a form is filled', async () => {
    const { user, router } = await openScreen({ gateway, path: '/help' });
    const isOpen = () => router.state.location.search.dialog === 'search';
    const close = async () => {
      await user.click((await dialog()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(isOpen()).toBe(false));
    };
    const [link] = await screen.findAllByRole('link', { name: 'Search' });
    if (link === undefined) throw new Error('the header has no search');
    await user.click(link);
    await close();
    for (const keys of ['/', '{Control>}k{/Control}']) {
      await user.keyboard(keys);
      await waitFor(() => expect(isOpen()).toBe(true));
      await close();
    }
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('/');
    expect(isOpen()).toBe(false);
  });

  it('says the number of results, once the typing rests', async () => {
    const { found } = await search('withdraw');
    expect((await found.findByText(/^[1-9]\d* results?$/)).getAttribute('role')).toBe('status');
  });

  it('leaves the keys of text and of other shortcuts alone', async () => {
    const { router } = await openScreen({ gateway, path: '/help' });
    const field = await screen.findByRole('searchbox');
    const isFree = (target: Element, init: object) => fireEvent.keyDown(target, init);
    expect(isFree(field, { key: '/' })).toBe(true);
    expect(isFree(document.body, { key: '/', altKey: true })).toBe(true);
    expect(isFree(document.body, { key: '/', ctrlKey: true })).toBe(true);
    expect(isFree(document.body, { key: 'k' })).toBe(true);
    expect(router.state.location.search.dialog).toBeUndefined();
    expect(isFree(document.body, { key: '/' })).toBe(false);
    expect(isFree(field, { key: 'k', ctrlKey: true })).toBe(false);
  });

  it('finds games of all categories, which start', async () => {
    const { user, found, router } = await search('carabao gold', { signedIn: 'juan' });
    await user.click(await found.findByRole('button', { name: /^Carabao Gold/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seamless'));
  });

  it('finds games of a category that it does not know, which start', async () => {
    const changed = await withChangedReply(
      getGames,
      ({ games, ...rest }) => ({
        ...rest,
        games: games?.map((game) => ({ ...game, gameType: 'CASINO2' })),
      }),
      gateway,
    );
    const { user, found, router } = await search('carabao gold', { ...changed, signedIn: 'juan' });
    await user.click(await found.findByRole('button', { name: /^Carabao Gold/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seamless'));
    expect(await screen.findByTitle('Game: Carabao Gold')).toBeTruthy();
  });

  it('finds providers, categories, pages and help', async () => {
    const { user, found } = await search('tala');
    const provider = await found.findByRole('link', { name: 'Tala Interactive' });
    expect(provider.getAttribute('href')).toBe('/rng?vendor=TALA');
    const field = found.getByRole('searchbox');
    for (const [words, name, href] of [
      ['fish', 'Fishing', '/fish'],
      ['points', 'Points mall', '/pointMall'],
      ['weak signal', 'Weak signal and no signal', '/help?topic=app.offline'],
    ] as const) {
      await user.clear(field);
      await user.type(field, words);
      const link = await found.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(href);
    }
  });

  it('remembers the words that led to a result, until they are cleared', async () => {
    const { user, found, router } = await search('points');
    await user.click(await found.findByRole('link', { name: 'Points mall' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pointMall'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.navigate({ to: '.', search: { dialog: 'search' } });
    const again = await dialog();
    // A slow device searches before the last letter.
    const recent = /^p[oints]*$/;
    await user.click(await again.findByRole('button', { name: recent }));
    expect(await again.findByRole('link', { name: 'Points mall' })).toBeTruthy();
    await user.clear(again.getByRole('searchbox'));
    await user.click(await again.findByRole('button', { name: 'Clear' }));
    expect(again.queryByRole('button', { name: recent })).toBeNull();
  });

  it('finds hot games, pages and kept help without a network', async () => {
    const { app, user, platform, router } = await openScreen({ gateway, path: '/help' });
    await app.catalogue.loadHotGames();
    const [hot] = app.catalogue.state.hot.games;
    platform.goOffline();
    await router.navigate({ to: '/help', search: { dialog: 'search' } });
    const found = await dialog();
    await user.type(await found.findByRole('searchbox'), hot?.name ?? '');
    expect(await found.findByRole('button', { name: new RegExp(`^${hot?.name}`) })).toBeTruthy();
  });

  it('says when nothing is found', async () => {
    const { found } = await search('zzzz');
    expect(await found.findByText('Nothing is like that')).toBeTruthy();
  });
});
