import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openScreen } from '#tests/support/open-screen.tsx';
import { useUnsavedWork } from '../../lib/form/unsaved-work.ts';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

type Settings = Parameters<typeof openPage>[0];
const open = (settings: Settings = {}) => openPage({ gateway, publicity: true, ...settings });
type Opened = Awaited<ReturnType<typeof open>>;

const shown = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Waits for publicity, which waits for a scroll. */
const shownPublicity = (name: string) =>
  waitFor(() => {
    act(() => void window.dispatchEvent(new Event('scroll')));
    return screen.getByRole('dialog', { name });
  });

// Popups check each 300 ms if the page is idle. Here they check each 5 ms.
beforeEach(() => {
  const original = globalThis.setInterval;
  const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation((act, ms, ...values) => {
    return original(act, ms === 300 ? 5 : ms, ...values);
  });
  return () => spy.mockRestore();
});

/** Waits longer than a popup that is due needs to appear: for several checks, and for its chunk. */
async function awhile(): Promise<void> {
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await pause();
  await vi.dynamicImportSettled();
  await pause();
}

const key = ({ platform }: Opened, name: string) => platform.sessionStorage.getItem(name);

describe('the popup after a registration', () => {
  it('waits for the end of the quiet hours of the market', async () => {
    const opened = await openFirst();
    const until = opened.app.now() + 60 * 60_000;
    await waitFor(() => expect(opened.app.announcements.state.phase).toBe('ready'));
    opened.app.announcements.state.quiet = { from: until - 8 * 3_600_000, until };
    opened.app.popups.recordRegistration();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void (opened.app.announcements.state.quiet = null));
    expect(await shown('Welcome to Parola')).toBeTruthy();
  });

  it('links to the deposit and to the chat, and clears its flag', async () => {
    const opened = await openFirst();
    opened.app.popups.recordRegistration();
    const dialog = await shown('Welcome to Parola');
    expect(dialog.textContent).toContain('100% on your first deposit');
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
    const question = within(await shown('You set the limits'));
    await opened.user.click(
      await question.findByRole('button', { name: 'Before my first deposit' }),
    );
    expect(key(opened, 'hideNewbiePromo')).toBe('1');
    act(() => void window.dispatchEvent(new Event('scroll')));
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to the deposit', async () => {
    const { user, router } = await openFirst();
    await shown(/Good to have you here/);
    await user.click(screen.getByRole('link', { name: 'Deposit now' }));
    expect(router.state.location.href).toBe('/member?page=deposit');
  });
});

describe('publicity', () => {
  it('shows one announcement, and then stays hidden for the session', async () => {
    const opened = await open({ signedIn: 'juan' });
    const first = await shownPublicity('A part of your stakes comes back');
    expect(within(first).getByText(/Claim it once a day/)).toBeTruthy();
    await opened.user.click(within(first).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(key(opened, 'publicityClose')).toBe('1');
    expect(opened.platform.localStorage.getItem('publicityMuted')).toBeNull();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to the bonus', async () => {
    const opened = await open({ signedIn: 'juan' });
    await shownPublicity('A part of your stakes comes back');
    await opened.user.click(screen.getByRole('link', { name: 'GET BONUS' }));
    expect(opened.router.state.location.href).toBe('/member?page=rewardCenter');
    expect(key(opened, 'publicityClose')).toBe('1');
  });

  it('of guests has no bonus, and once closed does not come back: not in another language, not after a reload', async () => {
    const opened = await open({ path: '/' });
    const dialog = await shownPublicity('Your first deposit counts twice');
    expect(within(dialog).getByText(/Put in ₱100 to 5,000/)).toBeTruthy();
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

  it('stays hidden after "Don’t remind me again", which needs no network', async () => {
    const opened = await open({ path: '/' });
    const dialog = await shownPublicity('Your first deposit counts twice');
    act(() => opened.platform.goOffline());
    await opened.user.click(within(dialog).getByLabelText('Don’t remind me again'));
    await opened.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(opened.platform.localStorage.getItem('publicityMuted')).toContain('"201"');
    opened.unmount();
    await open({ path: '/', browser: opened.browser });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the offer of the app', () => {
  it('follows each sign-out once, and links to the download', async () => {
    const opened = await open({ signedIn: 'juan' });
    const juan = { username: 'juan', password: demoPassword, captcha: '', remember: false };
    opened.app.popups.closePublicity([], { again: true });
    await opened.app.session.signOut();
    const first = await shown('Take Parola with you');
    await opened.user.click(within(first).getByRole('button', { name: 'Not now' }));
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    await opened.app.session.signIn(juan);
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
    opened.app.popups.recordRegistration();
    await awhile();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await opened.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await shown('Welcome to Parola')).toBeTruthy();
  });

  it('wait while a field has the focus', async () => {
    const opened = await open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    opened.app.popups.recordRegistration();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    field.remove();
    expect(await shown('Welcome to Parola')).toBeTruthy();
  });

  it('wait for unsaved work', async () => {
    const opened = await open();
    const work = render(<Work />);
    opened.app.popups.recordRegistration();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    work.unmount();
    expect(await shown('Welcome to Parola')).toBeTruthy();
  });

  it('open one at a time', async () => {
    const opened = await open({ signedIn: 'ana' });
    const first = await shown('Contracts');
    act(() => void window.dispatchEvent(new Event('scroll')));
    await awhile();
    expect(screen.getAllByRole('dialog')).toEqual([first]);
    await opened.user.click(within(first).getByRole('button', { name: 'Answer later' }));
    const second = await shownPublicity('A part of your stakes comes back');
    expect(screen.getAllByRole('dialog')).toEqual([second]);
  });

  it('are not modal, and leave the focus where it is', async () => {
    const opened = await openScreen({ gateway, publicity: true });
    const [link] = await screen.findAllByRole('link', { name: 'Log in' });
    act(() => link?.focus());
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    opened.app.popups.recordRegistration();
    const dialog = await shown('Welcome to Parola');
    expect(showModal).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(link);
    await opened.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it.each(['/seamless', '/login'])('do not appear over %s', async (path) => {
    const opened = await open({ path });
    opened.app.popups.recordRegistration();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    '/member?page=deposit',
    '/member?page=withdrawConfirmation',
    '/settings',
    '/agentHome',
    '/pointMall',
    '/promotions/detail?id=310',
  ])('that advertise wait until the player leaves %s', async (path) => {
    const opened = await open({ path, signedIn: 'luis' });
    opened.app.popups.close('contracts');
    act(() => void window.dispatchEvent(new Event('scroll')));
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => opened.router.navigate({ to: '/help' }));
    expect(await shownPublicity('A part of your stakes comes back')).toBeTruthy();
  });

  it('offer no first deposit to a player who has deposited', async () => {
    const opened = await open({ signedIn: 'juan' });
    opened.app.popups.recordRegistration();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer no first deposit while deposits are off', async () => {
    await gateway.operator.settings({ modules: { DPSTBAS3: false } });
    const opened = await open();
    opened.app.popups.recordRegistration();
    await awhile();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
