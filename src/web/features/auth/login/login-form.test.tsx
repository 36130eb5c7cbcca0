import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { signIn } from '#protocol/calls/sign-in.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { loggedIn, openLoginForm } from '#tests/support/open-login-form.tsx';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const openLogin = (settings: Parameters<typeof openLoginForm>[0] = {}) =>
  openLoginForm({ gateway, ...settings });

function sentSignIns({ requests }: { readonly requests: readonly Request[] }): number {
  return requests.filter(({ url }) => url.includes('/wps/session/login')).length;
}

const juan = { username: 'juan', password: 'Parola2026' };
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

describe('logging in', () => {
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
    await loggedIn();
  });

  it('shows another picture after a wrong captcha, and logs in with the text of that one', async () => {
    const { enter, send, user, operator, password } = await openLogin();
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
    expect(document.activeElement).toBe(captcha);
    expect(password.value).toBe('Parola2026');
    await user.type(captcha, (await operator.captchas())[0]?.text ?? '');
    await send();
    await loggedIn();
  });

  it('requires a captcha after three wrong passwords', async () => {
    const { enter, send, buttons, user } = await openLogin();
    await enter('juan', 'wrong');
    for (const _ of [1, 2]) {
      await send();
      await screen.findByText(/do not go together/);
      await user.click(screen.getByRole('button', { name: 'OK' }));
    }
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(buttons().at(-1)));
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
    await loggedIn();
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

  it('says that the gateway cannot be reached, and sends the input again', async () => {
    const { enter, send, user, operator } = await openLogin();
    await operator.failNext(signIn, 502);
    await enter('juan', 'Parola2026');
    await send();
    expect(await screen.findByText(/We cannot be reached/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loggedIn();
  });

  it('sends one request for repeated presses', async () => {
    const opened = await openLogin();
    await opened.operator.settings({ latencyMs: 100 });
    await opened.enter('juan', 'Parola2026');
    const [button] = opened.buttons().slice(-1);
    act(() => {
      button?.click();
      button?.click();
    });
    await opened.send();
    await opened.send();
    await opened.user.type(opened.password, '{Enter}');
    await loggedIn();
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
    await first.app.session.signIn({ ...juan, captcha: '', remember: true });
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
