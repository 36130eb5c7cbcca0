import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getVendors } from '#contract/calls/lobby.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const covers = () => within(screen.getByRole('main')).queryAllByRole('article');

describe('the page of a category', () => {
  it('shows who offers it', async () => {
    const { app } = await openScreen({ path: '/sports' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sports' })).toBeTruthy();
    const lane = app.catalogue.state.lanes.find(({ category }) => category === 'SPORTS');
    await waitFor(() => expect(covers()).toHaveLength(lane?.cards.length ?? -1));
  });

  it('shows the games of one vendor, and goes back to all', async () => {
    const { app, user, router } = await openScreen({ path: '/fish?vendor=LAMBAT' });
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
    const { games } = app.catalogue.state.found;
    expect(games.every(({ vendor }) => vendor === 'LAMBAT')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'All providers' }));
    await waitFor(() => expect(router.state.location.href).toBe('/fish'));
    await waitFor(() => expect(screen.getByText(/^\d+ providers$/)).toBeTruthy());
  });

  it('says what went wrong and tries again', async () => {
    const { operator, router, user, app } = await openScreen();
    await waitFor(() => expect(app.catalogue.state.phase).not.toBe('loading'));
    await operator.failNext(getVendors, 500);
    Object.assign(app.catalogue.state, { lanes: [], at: null });
    await router.navigate({ to: '/$games', params: { games: 'live' } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
  });

  it('says that it is not offered where the operator has switched it off', async () => {
    const { operator, app, router } = await openScreen();
    await operator.settings({ closedLanes: ['FISH'] });
    await app.catalogue.loadLobby();
    await router.navigate({ to: '/$games', params: { games: 'fish' } });
    expect(await screen.findByText('Not offered here')).toBeTruthy();
  });
});
