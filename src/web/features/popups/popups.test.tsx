import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { useUnsavedWork } from '../../lib/form/unsaved-work.ts';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

type Settings = Parameters<typeof openScreen>[0];
const open = (settings: Settings = {}) => openScreen({ gateway, publicity: true, ...settings });
type Opened = Awaited<ReturnType<typeof open>>;

const shown = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Waits for publicity, which waits for a scroll. */
const shownPublicity = (name: string) =>
  waitFor(() => {
    act(() => void window.dispatchEvent(new Event('scroll')));
    return screen.getByRole('dialog', { name });
  });

/** Waits longer than a popup needs to appear. */
const awhile = () => new Promise((resolve) => setTimeout(resolve, 2_500));

const key = ({ platform }: Opened, name: string) => platform.sessionStorage.getItem(name);

describe('the popup after a registration', () => {
  it('links to the deposit and to the chat, and clears its flag', async () => {
    const opened = await open({ signedIn: 'juan' });
    opened.app.popups.noteRegistered();
    const dialog = await shown('Welcome to Parola');
    const chat = within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'Detail' });
    expect([chat.href, chat.target, chat.rel]).toEqual([
      'https://t.me/parola_example',
      '_blank',
      'noopener noreferrer',
    ]);
    await opened.user.click(within(dialog).getByRole('link', { name: 'Get Free' }));
    expect(opened.router.state.location.href).toBe('/member?page=deposit');
    expect(key(opened, 'registerDone')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

/** At a first login the password has to be changed first. */
async function openFirst() {
  const opened = await open({ signedIn: 'nena' });
  const password = 'Bangka2027';
  await opened.app.session.changePassword({ newPassword: password, confirmation: password });
  return opened;
}

describe('the popup at a first login', () => {
  it('greets the member, and then stays hidden for the session', async () => {
    const opened = await openFirst();
    const dialog = await shown('Good to have you here, Nena');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Look around first' }));
    expect(key(opened, 'hideNewbiePromo')).toBe('1');
    const next = await shownPublicity('This week’s rebate is waiting');
    expect(next).toBeTruthy();
  });

  it('links to the deposit', async () => {
    const { user, router } = await openFirst();
    await shown(/Good to have you here/);
    await user.click(screen.getByRole('link', { name: 'Deposit now' }));
    expect(router.state.location.href).toBe('/member?page=deposit');
  });
});

describe('publicity', () => {
  it('shows the announcements one by one, and then stays hidden for the session', async () => {
    const opened = await open({ signedIn: 'juan' });
    const first = await shownPublicity('This week’s rebate is waiting');
    expect(within(first).getByText('1 of 2')).toBeTruthy();
    expect(within(first).getByText(/It is in your reward centre/)).toBeTruthy();
    await opened.user.click(within(first).getByRole('button', { name: 'OK' }));
    const second = await shown('An hour has a way of passing');
    expect(within(second).queryByRole('link', { name: 'GET BONUS' })).toBeNull();
    await opened.user.click(within(second).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(key(opened, 'publicityClose')).toBe('1');
    expect(opened.platform.localStorage.getItem('publicityMuted')).toBeNull();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to the bonus', async () => {
    const opened = await open({ signedIn: 'juan' });
    await shownPublicity('This week’s rebate is waiting');
    await opened.user.click(screen.getByRole('link', { name: 'GET BONUS' }));
    expect(opened.router.state.location.href).toBe('/member?page=rewardCenter');
    expect(key(opened, 'publicityClose')).toBe('1');
  });

  it('waits 8 s when nobody scrolls', async () => {
    await open({ path: '/' });
    const start = Date.now();
    await shown('Your first deposit counts twice');
    expect(Date.now() - start).toBeGreaterThan(7_000);
  });

  it('of guests has no bonus, and once closed does not come back: not in another language, not after a reload', async () => {
    const opened = await open({ path: '/' });
    const dialog = await shownPublicity('Your first deposit counts twice');
    expect(within(dialog).queryByRole('link', { name: 'GET BONUS' })).toBeNull();
    await opened.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(key(opened, 'publicityClose')).toBeNull();
    opened.app.ui.setLanguage('TY');
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    opened.app.ui.setLanguage('EN');
    opened.unmount();
    const { sessionStorage } = opened.platform;
    await open({ path: '/', browser: opened.browser, platform: { sessionStorage } });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays hidden after "Don’t remind me again"', async () => {
    const opened = await open({ path: '/' });
    const dialog = await shownPublicity('Your first deposit counts twice');
    await opened.user.click(within(dialog).getByLabelText('Don’t remind me again'));
    await opened.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(opened.platform.localStorage.getItem('publicityMuted')).toContain('"201"');
  });
});

describe('the offer of the app', () => {
  it('follows a sign-out, links to the download, and does not come back', async () => {
    const opened = await open({ signedIn: 'juan' });
    opened.app.popups.closePublicity([], { again: true });
    await opened.app.session.signOut();
    const dialog = await shown('Take Parola with you');
    await opened.user.click(within(dialog).getByRole('link', { name: 'Get the app' }));
    expect(opened.router.state.location.pathname).toBe('/download');
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function Work() {
  useUnsavedWork(true);
  return null;
}

describe('popups', () => {
  it('wait until a dialog is closed', async () => {
    const opened = await open({ path: '/?dialog=login' });
    await shown('Log in');
    opened.app.popups.noteRegistered();
    await awhile();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await opened.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await shown('Welcome to Parola')).toBeTruthy();
  });

  it('wait while a field has the focus', async () => {
    const opened = await open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    opened.app.popups.noteRegistered();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    field.remove();
    expect(await shown('Welcome to Parola')).toBeTruthy();
  });

  it('wait for unsaved work', async () => {
    const opened = await open();
    const work = render(<Work />);
    opened.app.popups.noteRegistered();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    work.unmount();
    expect(await shown('Welcome to Parola')).toBeTruthy();
  });

  it('do not appear over a game', async () => {
    const opened = await open({ path: '/seamless' });
    opened.app.popups.noteRegistered();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
