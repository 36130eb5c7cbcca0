import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDepositGuides } from '#protocol/calls/contact/deposit-guides.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { serviceIcon } from './use-contact-links.ts';

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
  it('has entries with words, the first customer service and social channels among them, and the rest behind More', async () => {
    const { user } = await openScreen({ gateway });
    const bar = await side();
    const service = await bar.findByRole('link', { name: 'Live help' });
    expect(service.getAttribute('href')).toMatch(/^https:/);
    const names = bar.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Live help',
      'Deposit',
      'Help',
      'App',
      'More',
      'Chat',
      'Facebook',
      'Telegram',
      'YouTube',
    ]);
    await user.click(bar.getByRole('link', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'How can we help?' }));
    for (const name of ['Live help', 'Messenger', /^Zalo/, 'Facebook', 'YouTube']) {
      expect((await sheet.findByRole('link', { name })).getAttribute('href')).toMatch(/^https:/);
    }
    expect(sheet.getByRole('link', { name: /^Zalo/ }).textContent).toBe('ZaloRewards up to 131K');
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
    const place = await screen.findByRole('dialog', { name: 'How to deposit' });
    const dialog = within(place);
    expect(await dialog.findAllByRole('listitem')).toHaveLength(5);
    expect(dialog.getByRole('link', { name: 'Log in' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Hulog counter' }));
    const steps = within(dialog.getByRole('list', { name: 'How to deposit with Hulog counter' }));
    expect(steps.getByText('Pay in cash at the counter')).toBeTruthy();
    const scenes = [...place.querySelectorAll('svg[data-scene]')].map((drawing) =>
      drawing.getAttribute('data-scene'),
    );
    expect(scenes).toEqual(['chooseWay', 'chooseAmount', 'getCode', 'payAtCounter', 'seeBalance']);
  });

  it('says that the guide cannot be loaded, and loads it again', async () => {
    await gateway.operator.failNext(getDepositGuides, 500);
    const { user } = await openScreen({ gateway, path: '/help?dialog=depositGuide&guide=perlas' });
    const dialog = within(await screen.findByRole('dialog', { name: 'How to deposit' }));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Enter your card')).toBeTruthy();
  });

  it('shows the picture of the operator in place of a drawing', async () => {
    const steps = [{ title: 'One', text: 'Two', picture: '/media/banners/101.svg' }];
    await gateway.operator.send('POST', 'deposit-guides', { target: 'kind:qr', steps });
    await openScreen({ gateway, path: '/help?dialog=depositGuide' });
    const place = await screen.findByRole('dialog', { name: 'How to deposit' });
    await within(place).findByText('Two');
    await waitFor(() =>
      expect(place.querySelector('li img')?.getAttribute('src')).toMatch(/banners\/101\.svg$/),
    );
    expect(place.querySelector('svg[data-scene]')).toBeNull();
  });

  it('opens the support room of the chat where there is no other customer service', async () => {
    await gateway.operator.settings({ customerServices: [] });
    const { app, user } = await openScreen({ gateway, signedIn: 'juan' });
    const bar = await side();
    await user.click(await bar.findByRole('button', { name: 'Support' }));
    const chat = await (await app.help()).chat();
    await waitFor(() => expect(chat.state).toMatchObject({ isOpen: true, room: 'support' }));
    await waitFor(() => expect(chat.state.address).not.toBeNull());
  });

  it('has no chat while it is off, and then no support room either', async () => {
    await gateway.operator.settings({ customerServices: [], modules: { CBS3: false } });
    const { app } = await openScreen({ gateway, signedIn: 'juan' });
    const bar = await side();
    await waitFor(() => expect(app.system.state.phase).toBe('ready'));
    expect(bar.getByRole('link', { name: 'Contact' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: /Chat|Support/ })).toBeNull();
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

  it.each(['/lottery', '/seamless?node=1'])('is absent over the game %s', async (path) => {
    const { router } = await openScreen({ gateway, signedIn: 'juan', path: '/help' });
    await side();
    await act(() => router.navigate({ href: path }));
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Contact and help' })).toBeNull(),
    );
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
    const names = () => shown().map((each) => each.title);
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
