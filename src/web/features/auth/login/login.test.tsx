import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { loggedIn, openLoginForm } from '#tests/support/open-login-form.tsx';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const openLogin = (settings: Parameters<typeof openLoginForm>[0] = {}) =>
  openLoginForm({ gateway, ...settings });

const juan = { username: 'juan', password: 'Parola2026', captcha: '' };

describe('a login', () => {
  it('closes the dialog and stays on the page', async () => {
    const { enter, send, router } = await openLogin();
    await enter('juan', 'Parola2026');
    await send();
    await loggedIn();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.href).toBe('/help');
  });

  it('opens the page that was requested before', async () => {
    const { enter, send, router } = await openLogin({
      path: '/help?dialog=login&next=%2Fdownload',
    });
    await enter('juan', 'Parola2026');
    await send();
    await waitFor(() => expect(router.state.location.href).toBe('/download'));
  });

  it('never opens another site', async () => {
    const { enter, send, router } = await openLogin({
      path: '/help?dialog=login&next=%2F%2Fevil.example',
    });
    await enter('juan', 'Parola2026');
    await send();
    await loggedIn();
    expect(router.state.location.href).toBe('/help');
  });

  it('leads from the login page to the home page', async () => {
    const { enter, send, router } = await openLogin({ path: '/login' });
    await enter('juan', 'Parola2026');
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('goes back step by step, but never to a completed form', async () => {
    const { user, router } = await openScreen({ path: '/help', gateway });
    await user.click((await screen.findAllByRole('link', { name: 'Log in' }))[0] ?? document.body);
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('dialog', { name: 'Forgot your password?' });
    router.history.back();
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await user.type(dialog.getByLabelText('Username or mobile number'), 'juan');
    await user.type(dialog.getByLabelText('Password'), 'Parola2026');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await loggedIn();
    router.history.back();
    await waitFor(() => expect(router.state.location.href).toBe('/help'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts a trial without an account', async () => {
    const { user, app } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Look around without an account' }));
    await loggedIn();
    expect(app.member.state.member?.type).toBe(4);
  });

  it('signs in all tabs', async () => {
    const first = await openScreen({ path: '/login', gateway });
    await screen.findByLabelText('Username or mobile number');
    const other = await openApp({ gateway, browser: first.browser });
    await other.app.session.signIn({ ...juan, remember: false });
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/'));
    await other.close();
  });
});

describe('staying signed in', () => {
  /** Logs in as juan with remember-me, and opens the app again as a new launch. */
  async function openTwice(stays: boolean) {
    const { enter, send, user, app, browser, platform } = await openLogin();
    await enter('juan', 'Parola2026');
    expect(screen.queryByRole('checkbox', { name: /Stay signed in/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Remember me/ }));
    const stay = screen.getByRole<HTMLInputElement>('checkbox', { name: /Stay signed in/ });
    expect(stay.checked).toBe(false);
    if (stays) await user.click(stay);
    await send();
    await loggedIn();
    const { devices } = await app.securityCentre();
    await devices.load();
    await waitFor(() => expect(devices.state.devices[0]?.stays).toBe(stays));
    app.close();
    const { localStorage } = platform;
    const next = await openApp({ gateway, browser, platform: { localStorage } });
    onTestFinished(next.close);
    return next.app.session.state;
  }

  it('is offered with remember-me, and signs in at the next launch', async () => {
    expect(await openTwice(true)).toMatchObject({ phase: 'member', username: 'juan' });
  });

  it('is off until it is chosen', async () => {
    expect(await openTwice(false)).toMatchObject({ phase: 'guest' });
  });
});
