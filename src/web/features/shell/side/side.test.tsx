import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { serviceIcon } from './service-icon.ts';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const side = async () =>
  within(await screen.findByRole('complementary', { name: 'Contact and help' }));

describe('an unknown customer service', () => {
  it('has the icon of AICAN', () => {
    expect(serviceIcon('CARRIER_PIGEON')).toBe(serviceIcon('AICAN'));
    expect(serviceIcon('ZALO')).not.toBe(serviceIcon('AICAN'));
  });
});

describe('the side bar', () => {
  it('shows the customer services with their unsealed addresses, and the channels', async () => {
    await openScreen({ gateway });
    const bar = await side();
    const services = within(await bar.findByRole('list', { name: 'Customer service' }));
    const names = services.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Live help', 'Telegram', 'Messenger', 'Zalo']);
    expect(services.getByRole('link', { name: 'Zalo' }).getAttribute('href')).toMatch(/^https:/);
    const channels = within(bar.getByRole('list', { name: 'Find us on' }));
    const found = channels.getAllByRole('link').map(({ textContent }) => textContent);
    expect(found).toEqual(['Facebook', 'Telegram', 'YouTube']);
  });

  it('omits a service with an address that cannot be unsealed', async () => {
    const { app } = await openScreen({ gateway, platform: { crypto: null } });
    const bar = await side();
    await waitFor(() => expect(app.system.state.phase).toBe('ready'));
    expect(await bar.findByRole('list', { name: 'Find us on' })).toBeTruthy();
    expect(bar.queryByRole('list', { name: 'Customer service' })).toBeNull();
  });

  it('opens the steps of a deposit', async () => {
    const { user } = await openScreen({ gateway });
    await user.click((await side()).getByRole('link', { name: 'How to deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How to deposit' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(dialog.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  it('has a button that leads back to the top, once the page is scrolled', async () => {
    const { user } = await openScreen({ gateway });
    const bar = await side();
    expect(bar.queryByRole('button', { name: 'Back to top' })).toBeNull();
    const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
    act(() => void window.dispatchEvent(new Event('scroll')));
    const went = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(await bar.findByRole('button', { name: 'Back to top' }));
    expect(went).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.activeElement?.id).toBe('main');
    scrolled.mockRestore();
    went.mockRestore();
  });

  it('is absent over a game', async () => {
    await openScreen({ gateway, signedIn: 'juan', path: '/lottery' });
    await screen.findByRole('main');
    expect(screen.queryByRole('complementary', { name: 'Contact and help' })).toBeNull();
  });
});
