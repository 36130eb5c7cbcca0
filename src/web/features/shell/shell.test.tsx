import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

/** The header of the app comes first. Here the header of a page has the same role, which in a browser it has not. */
const header = () => within(screen.getAllByRole('banner')[0] ?? document.body);
const games = async () => within(await header().findByRole('navigation', { name: 'Games' }));

describe('a guest', () => {
  it('sees the links to log in and to register, and no balance', async () => {
    await openScreen({ gateway });
    expect(header().getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(header().getByRole('link', { name: 'Register' })).toBeTruthy();
    expect(header().queryByText('Balance')).toBeNull();
  });

  it('is asked to log in for a deposit', async () => {
    const { user, router } = await openScreen({ gateway });
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(bar.getByRole('link', { name: 'Deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/help');
  });
});

describe('a player', () => {
  it('sees the balance, the name and the level', async () => {
    await openScreen({ gateway, signedIn: 'juan' });
    expect(await header().findByText('₱10,000.00')).toBeTruthy();
    expect(await header().findByText('Juan')).toBeTruthy();
    expect(header().queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(header().getByRole('link', { name: 'Deposit' })).toBeTruthy();
    expect(header().getByRole('link', { name: 'Withdraw' })).toBeTruthy();
  });

  it('finds the links to the account in the account menu', async () => {
    const { user } = await openScreen({ gateway, signedIn: 'juan' });
    await user.click(await header().findByRole('button', { name: /Your account$/ }));
    const own = within(await header().findByRole('navigation', { name: 'Your account' }));
    expect(await own.findByRole('link', { name: 'Player rank' })).toBeTruthy();
    for (const name of ['Personal centre', 'Bet record', 'Account record', /^Messages/]) {
      expect(own.getByRole('link', { name })).toBeTruthy();
    }
    expect(own.queryByRole('link', { name: 'Agent centre' })).toBeNull();
  });

  it('gets a notice that the login was right', async () => {
    const { app } = await openScreen({ gateway });
    await screen.findByRole('contentinfo');
    const juan = { username: 'juan', password: 'Parola2026', captcha: '', remember: false };
    await act(() => app.session.signIn(juan));
    const words = await screen.findByText('You are logged in.');
    expect(words.getAttribute('role')).toBe('status');
  });

  it('has a button for the account that is called by the name it shows', async () => {
    await openScreen({ gateway, signedIn: 'juan' });
    const button = await header().findByRole('button', { name: /Your account$/ });
    await waitFor(() => expect(button.textContent).toMatch(/Juan.* Your account$/));
    expect(button.hasAttribute('aria-label') || button.hasAttribute('title')).toBe(false);
    const language = header().getByRole('button', { name: 'EN Language' });
    expect(language.hasAttribute('aria-label')).toBe(false);
  });

  it('is asked before signing out', async () => {
    const { user } = await openScreen({ gateway, signedIn: 'juan' });
    await user.click(await header().findByRole('button', { name: /Your account$/ }));
    await user.click(await header().findByRole('link', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeTruthy();
  });

  it('sees the unread messages at the tab bar and in the title, until the session ends', async () => {
    const { app } = await openScreen({ gateway, signedIn: 'juan' });
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await bar.findByText('2 unread messages')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('(2) Help – Parola'));
    await app.session.signOut();
    await waitFor(() => expect(document.title).toBe('Help – Parola'));
    expect(bar.queryByText(/unread/)).toBeNull();
  });

  it('who is an agent has a link to the agent centre', async () => {
    const { user, router } = await openScreen({ gateway, signedIn: 'ana' });
    await user.click(await header().findByRole('button', { name: /Your account$/ }));
    await user.click(await header().findByRole('link', { name: 'Agent centre' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/agentHome'));
  });

  it('without a club has no rank', async () => {
    await gateway.operator.account({ username: 'solo', password: 'Parola2026', type: 0 });
    const { user } = await openScreen({ gateway, signedIn: 'solo' });
    await user.click(await header().findByRole('button', { name: /Your account$/ }));
    expect(await header().findByRole('link', { name: 'Bet record' })).toBeTruthy();
    expect(header().queryByRole('link', { name: 'Player rank' })).toBeNull();
  });

  it('on a trial account sees a link to customer service in place of the agent centre', async () => {
    const { user, router } = await openScreen({ gateway, signedIn: 'tino' });
    await user.click(await header().findByRole('button', { name: /Your account$/ }));
    await user.click(await header().findByRole('link', { name: 'Agent centre' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not open to this account' });
    expect(within(dialog).getByText(/ask our customer service for information/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/help');
  });

  it('reloads the balance by its button', async () => {
    const { user, app } = await openScreen({ gateway, signedIn: 'juan' });
    expect(await header().findByText('₱10,000.00')).toBeTruthy();
    app.balance.state.centavos = 1;
    expect(await header().findByText('₱0.01')).toBeTruthy();
    await user.click(header().getByRole('button', { name: 'Refresh balance' }));
    expect(await header().findByText('₱10,000.00')).toBeTruthy();
  });

  it('reads in words why a session ends that stays in its network', async () => {
    const { app } = await openScreen({ gateway, signedIn: 'juan' });
    act(() => app.session.end('token_ip_different'));
    const dialog = await screen.findByRole('dialog', { name: 'You have been signed out' });
    expect(dialog.textContent).toContain('Your connection changed');
    expect(dialog.textContent).not.toContain('token_ip');
  });

  it('sees a dialog when the gateway ends the session, with its message', async () => {
    const { app } = await openScreen({ gateway, signedIn: 'juan' });
    act(() => app.session.end('You logged in somewhere else.'));
    const dialog = await screen.findByRole('dialog', { name: 'You have been signed out' });
    expect(within(dialog).getByText('You logged in somewhere else.')).toBeTruthy();
  });
});

describe('the navigation', () => {
  it('links to the categories that have vendors', async () => {
    const { app } = await openScreen({ gateway });
    await act(() => app.catalogue.loadLobby());
    const lanes = app.catalogue.state.lanes.length;
    const nav = await games();
    await waitFor(() => expect(nav.getAllByRole('link')).toHaveLength(lanes + 2));
  });

  it('marks the current page', async () => {
    await openScreen({ gateway, path: '/promotions' });
    const here = (await games()).getByRole('link', { current: 'page' });
    expect(here.textContent).toBe('Promotions');
  });
});

describe('the theme', () => {
  it('is chosen in the header and applied to the page', async () => {
    const { user, app } = await openScreen({ gateway });
    await user.click(await header().findByRole('radio', { name: 'Day' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(app.ui.state.theme).toBe('light');
  });
});

describe('the language', () => {
  it('is chosen in the menu of the header', async () => {
    const { user, app } = await openScreen({ gateway });
    await user.click(await header().findByRole('button', { name: /Language$/ }));
    await user.click(await header().findByRole('radio', { name: 'Filipino' }));
    await waitFor(() => expect(app.ui.state.language).toBe('TY'));
    expect(document.documentElement.lang).toBe('fil-PH');
  });

  it('changes all texts at once', async () => {
    await openScreen({ gateway });
    await games();
    const [slots, help, login] = [msg`Slots`, msg`Help`, msg`Log in`];
    i18n.load('TY', { [slots.id]: 'Mga slot', [help.id]: 'Tulong', [login.id]: 'Mag-login' });
    act(() => i18n.activate('TY', ['fil-PH']));
    expect(header().getByRole('link', { name: 'Mga slot' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Tulong' })).toBeTruthy();
    expect(header().getByRole('link', { name: 'Mag-login' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Tulong – Parola'));
  });

  it('is Chinese after five presses of the footer switch, and English after five more', async () => {
    const { user, app } = await openScreen({ gateway });
    const english = within(await screen.findByRole('contentinfo')).getByRole('button', {
      name: 'English',
    });
    const press = async (times: number) => {
      for (let done = 0; done < times; done += 1) await user.click(english);
    };
    await press(4);
    expect(app.ui.state.language).toBe('EN');
    await press(1);
    await screen.findByRole('button', { name: '简体中文', pressed: true });
    expect(app.ui.state.language).toBe('CN');
    await press(5);
    await waitFor(() => expect(app.ui.state.language).toBe('EN'));
  });
});

describe('notifications', () => {
  it('appear as toasts that can be dismissed', async () => {
    const { user, app } = await openScreen({ gateway });
    act(() => app.ui.toast('Your star was taken back.', { tone: 'bad', seconds: 60 }));
    const toast = await screen.findByText('Your star was taken back.');
    expect(toast.closest('[role="alert"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(screen.queryByText('Your star was taken back.')).toBeNull();
  });

  it('show a bar while there is no network', async () => {
    const { platform } = await openScreen({ gateway });
    act(() => platform.goOffline());
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    act(() => platform.goOnline());
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });
});
