import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const maintenance = /We are currently performing a system maintenance\./;

describe('under maintenance', () => {
  it('the page says so, links to customer service, and opens the site once it is available', async () => {
    await gateway.operator.settings({ maintenance: true });
    const { user } = await openScreen({ gateway });
    expect(await screen.findByText(maintenance)).toBeTruthy();
    expect(document.title).toBe('Back soon – Parola');
    const contact = await screen.findByRole('link', { name: 'Contact us' });
    expect(contact.getAttribute('href')).toMatch(/^https:\/\/help\.example\.com/);
    expect(contact.getAttribute('target')).toBe('_blank');
    await gateway.operator.settings({ maintenance: false });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy();
  });

  it('cached content is shown with its age', async () => {
    const first = await openScreen({ gateway, signedIn: 'juan' });
    await Promise.all([first.app.favourites.load(), first.app.winners.load()]);
    first.unmount();
    await gateway.operator.settings({ maintenance: true });
    const { user } = await openScreen({
      gateway,
      browser: first.browser,
      platform: { sessionStorage: first.platform.sessionStorage },
    });
    expect(await screen.findByRole('heading', { name: 'Your favourites' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Winners' })).toBeTruthy();
    expect(screen.getAllByText(/^Saved /).length).toBeGreaterThanOrEqual(2);
    await user.click(screen.getByRole('button', { name: 'Keep browsing' }));
    expect(await screen.findByText(/You see what was kept on this device/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Help' })).toBeTruthy();
  });
});

describe('in a restricted region', () => {
  it('the page says so and shows the IP address and the country', async () => {
    await gateway.operator.settings({
      regionRestriction: true,
      location: { ip: '203.0.113.7', country: 'Singapore' },
    });
    await openScreen({ gateway });
    expect(
      await screen.findByText(/Due to restriction of your location or IP address/),
    ).toBeTruthy();
    expect(screen.getByText('203.0.113.7')).toBeTruthy();
    expect(screen.getByText('Singapore')).toBeTruthy();
    const others = within(screen.getByRole('region', { name: 'Our addresses' }));
    expect(others.getByRole('link', { name: 'www.parola.example' }).getAttribute('href')).toBe(
      'https://www.parola.example/',
    );
    expect(screen.queryByRole('button', { name: 'Keep browsing' })).toBeNull();
  });
});

describe('without a network', () => {
  it('a device that has kept nothing says so, and opens the site when the network is back', async () => {
    const { platform } = await openScreen({ gateway, offline: true });
    const words = /^Your device is offline, and nothing is kept on it yet\. The lobby opens/;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(maintenance)).toBeNull();
    platform.goOnline();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('a device that has kept the lobby shows it, with the bar and its age', async () => {
    const first = await openScreen({ gateway, path: '/rng' });
    await first.app.catalogue.loadHotGames();
    await waitFor(() => expect(first.app.catalogue.state.found.phase).toBe('ready'));
    first.unmount();
    const { browser } = first;
    const { router } = await openScreen({ gateway, browser, offline: true });
    for (const path of ['/', '/rng', '/live']) {
      await router.navigate({ href: path });
      expect(await screen.findByText(/You see what was kept on this device/)).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'No connection' })).toBeNull();
    }
    await router.navigate({ to: '/rng' });
    const main = within(screen.getByRole('main'));
    expect((await main.findAllByRole('article')).length).toBeGreaterThan(5);
    expect(await main.findByText(/^Saved /)).toBeTruthy();
  });
});
