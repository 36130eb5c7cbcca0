import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { resetPasswordByEmail } from '#protocol/calls/password.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

async function openForgot(path = '/help?dialog=forgotPassword') {
  const opened = await openScreen({ path, gateway });
  await screen.findByRole('dialog', { name: 'Forgot your password?' });
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  const fill = async (label: string, text: string) => opened.user.type(await field(label), text);
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  const byEmail = () => opened.user.click(screen.getByRole('tab', { name: 'By e-mail' }));
  return { ...opened, field, fill, press, byEmail };
}

const newest = async (to: string) => (await operator.outbox(to))[0]?.code ?? '';

describe('a forgotten password', () => {
  it('is reset by mobile number, and returns to the login with the name filled in', async () => {
    const { app, fill, press } = await openForgot();
    await fill('Mobile number', '9175550101');
    await press('Get code');
    await screen.findByRole('button', { name: /Again in/ });
    await fill('Code', await newest('+639175550101'));
    await fill('New password', 'Bagong2026');
    await press('Set new password');
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    const username = await screen.findByLabelText<HTMLInputElement>('Username or mobile number');
    await waitFor(() => expect(username.value).toBe('9175550101'));
    expect(app.session.state.phase).toBe('guest');
    expect(app.ui.state.toasts.map(({ text }) => text)).toContain(
      'Your new password is set. Log in with it now.',
    );
    await fill('Password', 'Bagong2026');
    await press('Log in');
    await screen.findByRole('button', { name: /Your account$/ });
    expect(app.session.state.username).toBe('juan');
  });

  it('by mobile number requires a number, the code, and a valid password', async () => {
    const { fill, field, press, requests } = await openForgot();
    await fill('New password', 'a-b');
    await press('Set new password');
    expect(screen.getByText('Please enter your mobile number.')).toBeTruthy();
    expect(screen.getByText('Please enter the code that was sent to you.')).toBeTruthy();
    const password = await field('New password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await field('Mobile number'));
    await fill('Mobile number', '9175550101');
    await fill('Code', '000000');
    await press('Set new password');
    expect(document.activeElement).toBe(password);
    expect(requests.filter(({ url }) => url.includes('/wps/member/password'))).toEqual([]);
  });

  it('is reset by e-mail, with the same answer for unknown accounts', async () => {
    const { fill, byEmail, press } = await openForgot();
    await byEmail();
    await fill('Username', 'juan');
    await fill('E-mail address', 'nobody@example.com');
    await press('Send me a password');
    const sent = await screen.findByRole('dialog', { name: 'Please look into your e-mail' });
    expect(sent.textContent).toContain('If this username and e-mail address belong');
    expect(sent.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('dialog', { name: 'Forgot your password?' })).toBeNull();
    expect(await operator.outbox('nobody@example.com')).toEqual([]);
    await press('Back to logging in');
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    const username = await screen.findByLabelText<HTMLInputElement>('Username or mobile number');
    await waitFor(() => expect(username.value).toBe('juan'));
  });

  it('is reset by e-mail to one that has to be changed at the login', async () => {
    const { app, fill, byEmail, press } = await openForgot();
    await byEmail();
    await fill('Username', 'juan');
    await fill('E-mail address', 'juan@example.com');
    await press('Send me a password');
    await screen.findByRole('dialog', { name: 'Please look into your e-mail' });
    await press('Back to logging in');
    await fill('Password', await newest('juan@example.com'));
    await press('Log in');
    await screen.findByRole('dialog', { name: 'Choose a new password' });
    await fill('New password', 'Bagong2026');
    await fill('New password again', 'Bagong2026');
    await press('Change password');
    await waitFor(() => expect(app.session.state.phase).toBe('member'));
  });

  it('by e-mail requires a valid username and e-mail address', async () => {
    const { fill, byEmail, press } = await openForgot();
    await byEmail();
    await fill('Username', '1');
    await fill('E-mail address', 'juan at example');
    await press('Send me a password');
    expect(screen.getByText(/Please enter 4–16 characters/)).toBeTruthy();
    expect(
      screen.getByText('Please enter an e-mail address such as ana@example.com.'),
    ).toBeTruthy();
  });

  it('keeps the input when the call fails', async () => {
    const { fill, field, byEmail, press } = await openForgot();
    await byEmail();
    await fill('Username', 'juan');
    await fill('E-mail address', 'juan@example.com');
    await operator.failNext(resetPasswordByEmail, 500);
    await press('Send me a password');
    expect(await screen.findByText(/We cannot be reached at the moment/)).toBeTruthy();
    expect([(await field('Username')).value, (await field('E-mail address')).value]).toEqual([
      'juan',
      'juan@example.com',
    ]);
  });

  it('has no reset by mobile number where the operator has it off', async () => {
    await operator.settings({ modules: { CHNGPASSVERIF3: false } });
    const { field } = await openForgot();
    await field('E-mail address');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('opens from the login page and returns to it', async () => {
    const { user, router } = await openScreen({ path: '/login', gateway });
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    await user.click(close);
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left for the login page by Back', async () => {
    const { user, router } = await openScreen({ path: '/login', gateway });
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('dialog', { name: 'Forgot your password?' });
    router.history.back();
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Username or mobile number')).toBeTruthy();
  });

  it('has autocomplete tokens for password managers', async () => {
    const { field, byEmail } = await openForgot();
    const tokens = async (...labels: string[]) =>
      (await Promise.all(labels.map(field))).map(({ autocomplete }) => autocomplete);
    expect(await tokens('Mobile number', 'Code', 'New password')).toEqual([
      'tel-national',
      'one-time-code',
      'new-password',
    ]);
    await byEmail();
    expect(await tokens('Username', 'E-mail address')).toEqual(['username', 'email']);
  });
});
