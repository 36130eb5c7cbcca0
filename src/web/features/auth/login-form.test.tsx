import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
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
  const buttons = () => screen.getAllByRole('button', { name: 'Log in' });
  const send = () => opened.user.click(buttons().at(-1) ?? document.body);
  return { ...opened, ...fields, enter, send };
}

function sentSignIns({ requests }: Opened): number {
  return requests.filter(({ url }) => url.includes('/wps/session/login')).length;
}

const account = () => screen.findByRole('button', { name: 'Your account' });

describe('logging in', () => {
  it('closes the dialog and stays on the page it was opened over', async () => {
    const { enter, send, router } = await openLogin();
    await enter('juan', 'Parola2026');
    await send();
    await account();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.href).toBe('/help');
  });

  it('goes on to what the player was about to do', async () => {
    const { enter, send, router } = await openLogin({
      path: '/help?dialog=login&next=%2Fdownload',
    });
    await enter('juan', 'Parola2026');
    await send();
    await waitFor(() => expect(router.state.location.href).toBe('/download'));
  });

  it('never goes on to another site', async () => {
    const { enter, send, router } = await openLogin({
      path: '/help?dialog=login&next=%2F%2Fevil.example',
    });
    await enter('juan', 'Parola2026');
    await send();
    await account();
    expect(router.state.location.href).toBe('/help');
  });

  it('from its own page ends at home', async () => {
    const { enter, send, router } = await openLogin({ path: '/login' });
    await enter('juan', 'Parola2026');
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('tells why it was refused and keeps what was typed', async () => {
    const { enter, send, username, password } = await openLogin();
    await enter('juan', 'wrong');
    await send();
    const told = await screen.findByText(/This username and password do not go together/);
    expect(told.closest('[role="alert"]')).not.toBeNull();
    expect([username.value, password.value]).toEqual(['juan', 'wrong']);
  });

  it('says so when a person has to be proved', async () => {
    const { enter, send, operator } = await openLogin();
    await operator.settings({ captchaOnLogin: true });
    await enter('juan', 'Parola2026');
    await send();
    expect(await screen.findByText(/that you are a person/)).toBeTruthy();
  });

  it('says so when there is no connection', async () => {
    const { enter, send, platform } = await openLogin();
    platform.goOffline();
    await enter('juan', 'Parola2026');
    await send();
    expect(await screen.findByText(/You seem to be offline. Nothing was lost/)).toBeTruthy();
  });

  it('asks for what is missing, at the first empty field, and sends nothing', async () => {
    const opened = await openLogin();
    await opened.user.type(opened.username, '  ');
    await opened.send();
    expect(screen.getByText('Please enter your username.')).toBeTruthy();
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(opened.username);
    expect(opened.username.getAttribute('aria-invalid')).toBe('true');
    expect(sentSignIns(opened)).toBe(0);
  });

  it('sends once, however often it is pressed', async () => {
    const opened = await openLogin();
    await opened.operator.settings({ latencyMs: 100 });
    await opened.enter('juan', 'Parola2026');
    await opened.send();
    await opened.send();
    await opened.user.type(opened.password, '{Enter}');
    await account();
    expect(sentSignIns(opened)).toBe(1);
  });

  it('shows the password to its owner and hides it again', async () => {
    const { user, password } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('fills in what was remembered', async () => {
    const first = await openScreen({ gateway });
    const credentials = { username: 'juan', password: 'Parola2026', captcha: '', remember: true };
    await first.app.session.signIn(credentials);
    await first.app.session.signOut();
    first.unmount();
    const { username, password } = await openLogin({ browser: first.browser });
    await waitFor(() => expect([username.value, password.value]).toEqual(['juan', 'Parola2026']));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('helps password managers', async () => {
    const { username, password } = await openLogin();
    expect([username.autocomplete, password.autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
  });
});
