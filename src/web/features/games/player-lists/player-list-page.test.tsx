import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '#tests/support/open-screen.tsx';

const covers = () => within(screen.getByRole('main')).queryAllByRole('article');

describe('favourites', () => {
  it('are a page with a title, their number and all categories', async () => {
    const { app, user, router } = await openScreen({
      signedIn: 'juan',
      path: '/rng?show=favourites',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeTruthy();
    expect(router.state.location.href).toBe('/favourites');
    await waitFor(() => expect(app.favourites.state.phase).toBe('ready'));
    await app.catalogue.find({ category: 'FISH' });
    const [fish] = app.catalogue.state.found.games;
    if (fish === undefined) throw new Error('there are no fish games');
    if (!app.favourites.state.nodeIds.includes(fish.nodeId)) await app.favourites.toggle(fish);
    const { games } = app.favourites.state;
    await waitFor(() => expect(covers()).toHaveLength(games.length));
    expect(screen.getByText(`${games.length} games`)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Fishing' }));
    const ofFish = games.filter(({ category }) => category === 'FISH');
    await waitFor(() => expect(covers()).toHaveLength(ofFish.length));
    await user.click(screen.getByRole('button', { name: 'Fishing' }));
    await waitFor(() => expect(covers()).toHaveLength(games.length));
  });

  it('explain how to add them, and lead to the games', async () => {
    const { user, router } = await openScreen({ signedIn: 'ana', path: '/favourites' });
    expect(await screen.findByText('No favourites yet')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See the games' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/rng'));
  });

  it('ask a guest to log in', async () => {
    const { user, router } = await openScreen({ path: '/favourites' });
    expect(await screen.findByText('Your favourites are kept with your account')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ dialog: 'login' }));
  });
});

describe('the games played last', () => {
  it('are a page with a title and their number', async () => {
    const { app, router } = await openScreen({ signedIn: 'juan', path: '/rng?show=recent' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Played last' })).toBeTruthy();
    expect(router.state.location.href).toBe('/recent');
    const { recent } = app.catalogue.state;
    await waitFor(() => expect(recent.phase).toBe('ready'));
    await waitFor(() => expect(covers()).toHaveLength(recent.games.length));
  });
});
