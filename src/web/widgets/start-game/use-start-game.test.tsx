import { screen, waitFor, within } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openPart } from '#tests/support/open-screen.tsx';
import { useApp } from '../../lib/app-context.tsx';
import { VendorCard } from '../vendor-card/vendor-card.tsx';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

type Settings = Parameters<typeof openPage>[0];

async function openCard(path: string, name: RegExp, settings: Settings = {}) {
  const opened = await openPage({ path, gateway, ...settings });
  const card = await waitFor(() => {
    const covers = screen.getAllByRole('article');
    const [first] = covers.flatMap((cover) => within(cover).queryAllByRole('button', { name }));
    if (first === undefined) throw new Error(`there is no ${name}`);
    return first;
  });
  return { ...opened, press: () => opened.user.click(card) };
}

/** The list of one game, which has play money. The list of all games takes seconds. */
const list = '/rng?search=Bakunawa';
const cover = /^Bakunawa/;

/** The card of a live casino with games. */
function BaysideLive() {
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const vendor = lanes.flatMap(({ cards }) => cards).find((card) => card.vendor === 'BAYLIVE');
  return vendor && <VendorCard vendor={vendor} />;
}

describe('a click on a game', () => {
  it('opens the login for a guest and keeps the game', async () => {
    const { press, router, app } = await openCard(list, cover);
    await press();
    const wanted = app.catalogue.state.found.games[0]?.nodeId;
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        dialog: 'login',
        next: `/seamless?node=${wanted}`,
      }),
    );
  });

  it('asks a trial account to register', async () => {
    const { press } = await openCard(list, cover, { signedIn: 'tino' });
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Please register an account first' });
    const register = within(dialog).getByRole('link', { name: 'Register' });
    expect(register.getAttribute('href')).toBe('/register');
  });

  it('offers play money to a trial account', async () => {
    const { app, router, user } = await openPage({
      path: list,
      gateway,
      signedIn: 'tino',
    });
    await waitFor(() => expect(app.catalogue.state.found.games).not.toEqual([]));
    const tried = app.catalogue.state.found.games.find(({ trial }) => trial);
    await user.click(await screen.findByText(tried?.name ?? 'nothing to try'));
    await user.click(await screen.findByText('Try it first, with play money'));
    const address = `/seamless?node=${tried?.nodeId}&demo=true`;
    await waitFor(() => expect(router.state.location.href).toBe(address));
  });

  it('starts the game for a member', async () => {
    const { press, router } = await openCard(list, cover, { signedIn: 'juan' });
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/seamless'));
  });

  it('shows the maintenance dialog for a vendor under maintenance', async () => {
    const { press, user, router } = await openCard('/live?vendor=KUNDIMAN', /Kundiman Baccarat/, {
      signedIn: 'juan',
    });
    await press();
    await screen.findByRole('dialog', { name: 'Under maintenance' });
    await user.click(screen.getByRole('button', { name: 'Choose another' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.href).toBe('/live?vendor=KUNDIMAN');
  });

  it('opens the games of a vendor in a dialog, 24 per page', async () => {
    const { router, user, app } = await openPage({ path: '/', gateway, signedIn: 'juan' });
    await user.click(await screen.findByRole('tab', { name: 'Casino' }));
    await user.click(await screen.findByRole('button', { name: /Bayside Live See games/ }));
    const list = await screen.findByRole('dialog', { name: 'Bayside Live' });
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/');
    expect(search).toMatchObject({ dialog: 'vendorGames', card: 'LIVE-BAYLIVE' });
    await waitFor(() => expect(within(list).getAllByRole('article').length).toBeGreaterThan(0));
    expect(app.catalogue.state.ofVendor.games.length).toBeLessThanOrEqual(24);
    await user.click(within(list).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.href).toBe('/'));
  });

  it('on a card of a vendor opens the login for a guest and keeps the list of the vendor', async () => {
    const { router, user } = await openPart(<BaysideLive />, { gateway });
    await user.click(await screen.findByRole('button', { name: /Bayside Live See games/ }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        dialog: 'login',
        next: '/live?dialog=vendorGames&card=LIVE-BAYLIVE',
      }),
    );
  });

  it('lists the tables of a poker vendor', async () => {
    await openPage({
      path: '/pvp?dialog=vendorGames&card=PVP-TONGHALI',
      gateway,
      signedIn: 'juan',
    });
    const list = await screen.findByRole('dialog', { name: 'Tonghali Poker' });
    expect((await within(list).findAllByText('Open')).length).toBeGreaterThan(0);
  });
});
