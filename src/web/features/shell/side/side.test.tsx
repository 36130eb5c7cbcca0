import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('has four entries with words, the first customer service among them, and the rest behind More', async () => {
    const { user } = await openScreen({ gateway });
    const bar = await side();
    const service = await bar.findByRole('link', { name: 'Live help' });
    expect(service.getAttribute('href')).toMatch(/^https:/);
    const names = bar.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Live help', 'Deposit', 'Help', 'App', 'More']);
    await user.click(bar.getByRole('link', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'How can we help?' }));
    for (const name of ['Live help', 'Messenger', 'Zalo', 'Facebook', 'YouTube']) {
      expect((await sheet.findByRole('link', { name })).getAttribute('href')).toMatch(/^https:/);
    }
  });

  it('leads to all contacts where no address can be unsealed', async () => {
    const { app } = await openScreen({ gateway, platform: { crypto: null } });
    const bar = await side();
    await waitFor(() => expect(app.system.state.phase).toBe('ready'));
    expect(bar.getByRole('link', { name: 'Contact' })).toBeTruthy();
  });

  it('opens the steps of a deposit', async () => {
    const { user } = await openScreen({ gateway });
    await user.click((await side()).getByRole('link', { name: 'Deposit' }));
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

  it('is absent in the member centre', async () => {
    const { router } = await openScreen({ gateway, signedIn: 'juan', path: '/member' });
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('complementary', { name: 'Contact and help' })).toBeNull();
    await act(() => router.navigate({ to: '/help' }));
    expect(await side()).toBeTruthy();
  });

  it('is absent over a game', async () => {
    await openScreen({ gateway, signedIn: 'juan', path: '/lottery' });
    await screen.findByRole('main');
    expect(screen.queryByRole('complementary', { name: 'Contact and help' })).toBeNull();
  });
});

describe('the floating button of a phone', () => {
  const scrollTo = (top: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    act(() => void window.dispatchEvent(new Event('scroll')));
  };

  beforeEach(() => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      vi.spyOn(list, 'matches', 'get').mockReturnValue(false);
      return list;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('is one at a time: contact at the top, nothing on the way down, back to top on the way up', async () => {
    await openScreen({ gateway });
    const place = await side();
    const box = screen.getByRole('complementary', { name: 'Contact and help' });
    const shown = () => [...place.queryAllByRole('link'), ...place.queryAllByRole('button')];
    const names = () => shown().map((each) => each.getAttribute('aria-label'));
    expect(names()).toEqual(['Contact and help']);
    expect(box.dataset['away']).toBeUndefined();
    scrollTo(900);
    expect(box.dataset['away']).toBe('true');
    scrollTo(700);
    expect(box.dataset['away']).toBeUndefined();
    expect(names()).toEqual(['Back to top']);
    scrollTo(0);
    expect(names()).toEqual(['Contact and help']);
  });
});
