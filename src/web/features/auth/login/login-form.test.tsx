import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '#contract/calls/sign-in.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

type Opened = Awaited<ReturnType<typeof openScreen>>;

async function openLogin(settings: Parameters<typeof openScreen>[0] = {}) {
  const opened = await openScreen({ path: '/help?dialog=login', gateway, ...settings });
  const fields = {
    username: await screen.findByLabelText<HTMLInputElement>('Username or mobile number'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
  };
  const enter = async (username: string, password: string) => {
    await opened.user.type(fields.username, username);
    await opened.user.type(fields.password, password);
  };
  const buttons = () => screen.getAllByRole('button', { name: /^Log in/ });
  const send = () => opened.user.click(buttons().at(-1) ?? document.body);
  return { ...opened, ...fields, enter, send };
}

function sentSignIns({ requests }: Pick<Opened, 'requests'>): number {
  return requests.filter(({ url }) => url.includes('/wps/session/login')).length;
}

const juan = { username: 'juan', password: 'Parola2026', captcha: '' };
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: /characters to type/ }).src;
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

/** The message that a field is described by. */
function messageOf(field: HTMLElement): string {
  const id = field.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}

const account = () => screen.findByRole('button', { name: 'Your account' });

describe('logging in', () => {
  it('closes the dialog and stays on the page', async () => {
    const { enter, send, router } = await openLogin();
    await enter('juan', 'Parola2026');
    await send();
    await account();
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
    await account();
    expect(router.state.location.href).toBe('/help');
  });

  it('leads from the login page to the home page', async () => {
    const { enter, send, router } = await openLogin({ path: '/login' });
    await enter('juan', 'Parola2026');
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows the reason of a refusal and keeps the input', async () => {
    const { enter, send, username, password } = await openLogin();
    await enter('juan', 'wrong');
    await send();
    const message = await screen.findByText(/This username and password do not go together/);
    expect(message.closest('dialog')).not.toBeNull();
    expect([username.value, password.value]).toEqual(['juan', 'wrong']);
  });

  it('shows a captcha when the gateway requires one, and logs in with it', async () => {
    const { enter, send, user, operator, username, password } = await openLogin();
    await operator.settings({ captchaOnLogin: true });
    await enter('juan', 'Parola2026');
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
    await send();
    const captcha = await screen.findByLabelText<HTMLInputElement>('Characters in the picture');
    expect(messageOf(captcha)).toMatch(/that you are a person/);
    expect(document.activeElement).toBe(captcha);
    expect([username.value, password.value]).toEqual(['juan', 'Parola2026']);
    await user.type(captcha, (await operator.captchas())[0]?.text ?? '');
    await send();
    await account();
  });

  it('shows another picture after a wrong captcha', async () => {
    const { enter, send, user, operator } = await openLogin();
    await operator.settings({ captchaOnLogin: true });
    await enter('juan', 'Parola2026');
    await send();
    const captcha = await screen.findByLabelText<HTMLInputElement>('Characters in the picture');
    const first = picture();
    await user.type(captcha, 'no');
    await send();
    await waitFor(() => expect(messageOf(captcha)).toMatch(/not the digits in the picture/));
    expect(picture()).not.toBe(first);
    expect(captcha.value).toBe('');
  });

  it('requires a captcha after three wrong passwords', async () => {
    const { enter, send, user } = await openLogin();
    await enter('juan', 'wrong');
    for (const _ of [1, 2]) {
      await send();
      await screen.findByText(/do not go together/);
      await user.click(screen.getByRole('button', { name: 'OK' }));
    }
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
    await send();
    expect(await screen.findByLabelText('Characters in the picture')).toBeTruthy();
    expect(screen.getByText(/Please also type what the picture in the form shows/)).toBeTruthy();
  });

  it('counts down on the button after too many requests, without a word', async () => {
    const { enter, send, operator, username, requests } = await openLogin();
    await operator.failNext(signIn, 429, { errorCode: 'TOO_MANY_REQUEST' });
    await enter('juan', 'Parola2026');
    await send();
    await screen.findByRole('button', { name: /^Log in again in (5:00|4:5\d)$/ });
    expect(alerts()).toBe('');
    expect(screen.queryByText('That did not work')).toBeNull();
    expect(username.value).toBe('juan');
    await send();
    expect(sentSignIns({ requests })).toBe(1);
  });

  it('keeps the password out of the DOM', async () => {
    const { enter, user } = await openLogin();
    await enter('juan', 'Parola2026');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(document.documentElement.outerHTML).not.toContain('Parola2026');
  });

  it('keeps the input while the other tab is shown', async () => {
    const { enter, user, username, password } = await openLogin();
    await enter('juan', 'Parola2026');
    await user.click(screen.getByRole('tab', { name: 'SMS code' }));
    await screen.findByLabelText('Mobile number');
    await user.click(screen.getByRole('tab', { name: 'Username' }));
    expect([username.value, password.value]).toEqual(['juan', 'Parola2026']);
  });

  it('keeps the input when the methods of the operator arrive later', async () => {
    const { app, user } = await openScreen({ path: '/login', gateway, started: false });
    const username = await screen.findByLabelText<HTMLInputElement>('Username or mobile number');
    expect(screen.queryByRole('tab')).toBeNull();
    await user.type(username, 'juan');
    await act(() => app.start());
    expect(await screen.findByRole('tab', { name: 'SMS code' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username or mobile number').value).toBe('juan');
  });

  it('has no tabs where SMS is off, and no trial where trials are off', async () => {
    const { operator } = gateway;
    await operator.settings({ modules: { MOBILEVERCODELOGIN3: false, FREEPLAY3: false } });
    await openLogin();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: /without an account/ })).toBeNull();
  });

  it('starts a trial without an account', async () => {
    const { user, app } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Look around without an account' }));
    await account();
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

  it('reports a lost network before any input, and works once it is back', async () => {
    const { enter, send, platform, username, password } = await openLogin();
    const notice = () => screen.queryByText(/You are offline, and this needs a connection/);
    expect(notice()).toBeNull();
    act(() => platform.goOffline());
    await waitFor(() => expect(notice()?.closest('[role="status"]')).toBeTruthy());
    await enter('juan', 'Parola2026');
    await send();
    expect(await screen.findByText(/You seem to be offline. Nothing was lost/)).toBeTruthy();
    expect(notice()).toBeNull();
    act(() => platform.goOnline());
    await waitFor(() => expect(screen.queryByText(/offline/)).toBeNull());
    expect([username.value, password.value]).toEqual(['juan', 'Parola2026']);
    await send();
    await account();
  });

  it('focuses the first empty field and sends nothing', async () => {
    const opened = await openLogin();
    await opened.user.type(opened.username, '  ');
    await opened.send();
    expect(screen.getByText('Please enter your username.')).toBeTruthy();
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(opened.username);
    expect(opened.username.getAttribute('aria-invalid')).toBe('true');
    expect(sentSignIns(opened)).toBe(0);
  });

  it('sends one request for repeated presses', async () => {
    const opened = await openLogin();
    await opened.operator.settings({ latencyMs: 100 });
    await opened.enter('juan', 'Parola2026');
    await opened.send();
    await opened.send();
    await opened.user.type(opened.password, '{Enter}');
    await account();
    expect(sentSignIns(opened)).toBe(1);
  });

  it('shows and hides the password', async () => {
    const { user, password } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('fills in the remembered login', async () => {
    const first = await openScreen({ gateway });
    await first.app.session.signIn({ ...juan, remember: true });
    await first.app.session.signOut();
    first.unmount();
    const { username, password } = await openLogin({ browser: first.browser });
    await waitFor(() => expect([username.value, password.value]).toEqual(['juan', 'Parola2026']));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Remember/ }).checked).toBe(true);
  });

  it('has autocomplete tokens for password managers', async () => {
    const { username, password } = await openLogin();
    expect([username.autocomplete, password.autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
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
    await account();
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
