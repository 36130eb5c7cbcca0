import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getVendors } from '#contract/calls/lobby.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const covers = () => within(screen.getByRole('main')).queryAllByRole('article');

describe('the page of a category', () => {
  it('shows its vendors', async () => {
    const { app } = await openScreen({ path: '/sports' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sports' })).toBeTruthy();
    const lane = app.catalogue.state.lanes.find(({ category }) => category === 'SPORTS');
    await waitFor(() => expect(covers()).toHaveLength(lane?.cards.length ?? -1));
  });

  it('shows the games of one vendor and returns to all vendors', async () => {
    const { app, user, router } = await openScreen({ path: '/fish?vendor=LAMBAT' });
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
    const { games } = app.catalogue.state.found;
    expect(games.every(({ vendor }) => vendor === 'LAMBAT')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'All providers' }));
    await waitFor(() => expect(router.state.location.href).toBe('/fish'));
    await waitFor(() => expect(screen.getByText(/^\d+ providers$/)).toBeTruthy());
  });

  it('shows a failure and retries', async () => {
    const gateway = await openTestGateway();
    await gateway.operator.failNext(getVendors, 500, { times: 100 });
    const { user } = await openScreen({ gateway, path: '/live' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await gateway.operator.settings({ failNext: [] });
    await user.click(again);
    await waitFor(() => expect(covers().length).toBeGreaterThan(0));
    await gateway.close();
  });

  it('says that a disabled category is not offered', async () => {
    const { operator, app, router } = await openScreen();
    await operator.settings({ closedLanes: ['FISH'] });
    await app.catalogue.loadLobby();
    await router.navigate({ to: '/$games', params: { games: 'fish' } });
    expect(await screen.findByText('Not offered here')).toBeTruthy();
  });
});
