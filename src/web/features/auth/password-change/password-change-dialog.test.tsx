import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { changePassword } from '#protocol/calls/password.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';
import { unsavedWork } from '../../../lib/form/unsaved-work.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const dialogName = { name: 'Choose a new password' };

/** Opens the app of a member who has just signed in. */
async function openChange(username: string) {
  const opened = await openPage({ gateway, signedIn: username });
  return { ...opened, ...(await fields(opened.user)) };
}

/** Logs in with the form, after which the app may lead to another page. */
async function openChangeByForm(username: string, path = '/help?dialog=login') {
  const opened = await openPage({ path, gateway });
  const { user } = opened;
  await user.type(await screen.findByLabelText('Username or mobile number'), username);
  await user.type(screen.getByLabelText('Password'), 'Parola2026');
  await user.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) ?? document.body);
  await screen.findByRole('dialog', dialogName);
  return { ...opened, ...(await fields(user)) };
}

async function fields(user: Awaited<ReturnType<typeof openPage>>['user']) {
  const first = await screen.findByLabelText<HTMLInputElement>('New password');
  const again = screen.getByLabelText<HTMLInputElement>('New password again');
  const choose = async (password: string, confirmation = password) => {
    await user.click(first);
    await user.paste(password);
    await user.click(again);
    await user.paste(confirmation);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { first, again, choose, press };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog', dialogName)).toBeNull());

describe('a password that has to be changed', () => {
  it.each([
    ['nena', /This is your first login/],
    ['ed', /Your password is old by now/],
    ['dina', /was given to you/],
  ])('is changed by %s, with the reason, and leads to the home page', async (username, why) => {
    const { app, router, choose, press } = await openChangeByForm(username);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(username);
    expect(screen.queryByLabelText('Old password')).toBeNull();
    await choose('Bagong2026');
    expect(document.documentElement.outerHTML).not.toContain('Bagong2026');
    await press('Change password');
    await gone();
    expect(app.session.state).toMatchObject({ phase: 'member', username, passwordChange: null });
    await waitFor(() => expect(router.state.location.href).toBe('/'));
  });

  it('asks nothing at Escape, because it cannot be left', async () => {
    const { choose } = await openChange('ed');
    await choose('Bagong2026');
    const dialog = screen.getByRole('dialog', dialogName);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(unsavedWork.question).toBeNull();
  });

  it('leads to the page that was requested before the login', async () => {
    const { router, choose, press } = await openChangeByForm(
      'ed',
      '/help?dialog=login&next=%2Frng',
    );
    await choose('Bagong2026');
    await press('Change password');
    await waitFor(() => expect(router.state.location.pathname).toBe('/rng'));
  });

  it('can only be cancelled by signing out', async () => {
    const { user, app, platform, press } = await openChangeByForm('nena');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', dialogName)).toBeTruthy();
    await press('Sign out');
    await gone();
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    expect(app.session.state.phase).toBe('guest');
    expect(platform.sessionStorage.getItem('token')).toBeNull();
  });

  it("shows the operator's rule in parts, ticked while it is typed", async () => {
    const { user, first } = await openChange('ed');
    const [length, letter, digit] = [
      await screen.findByText('8–64 characters'),
      screen.getByText('a letter'),
      screen.getByText('a digit'),
    ];
    await user.type(first, 'seven-7');
    const met = [length, letter, digit].map((part) => part.closest('li')?.hasAttribute('data-met'));
    expect(met).toEqual([false, true, true]);
  });

  it("follows the operator's rule and is the same twice", async () => {
    const { user, first, again, choose, press, requests } = await openChange('ed');
    await choose('a-b', 'a-c');
    await press('Change password');
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/The two passwords are not the same/)).toBeTruthy();
    expect(again.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(first);
    await user.clear(first);
    await user.type(first, 'Bagong2026');
    await press('Change password');
    expect(document.activeElement).toBe(again);
    expect(requests.filter(({ url }) => url.includes('/wps/member/password'))).toEqual([]);
  });

  it('differs from the old password, or shows a fault at the field', async () => {
    const { first, choose, press } = await openChange('ed');
    await choose('Parola2026');
    await press('Change password');
    expect(await screen.findByText(/That is your old password/)).toBeTruthy();
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(first.value).toBe('Parola2026');
  });

  it('keeps the input when the call fails', async () => {
    const { first, again, choose, press } = await openChange('dina');
    await operator.failNext(changePassword, 500);
    await choose('Bagong2026');
    await press('Change password');
    expect(await screen.findByText(/We cannot be reached at the moment/)).toBeTruthy();
    expect([first.value, again.value]).toEqual(['Bagong2026', 'Bagong2026']);
    await press('Change password');
    await gone();
  });

  it('requires the old password after a reload', async () => {
    const { browser, platform, unmount } = await openChange('nena');
    unmount();
    const { sessionStorage } = platform;
    const { user, app } = await openPage({ gateway, browser, platform: { sessionStorage } });
    const { choose, press } = await fields(user);
    const old = screen.getByLabelText<HTMLInputElement>('Old password');
    await choose('Bagong2026');
    await user.type(old, 'wrong');
    await press('Change password');
    expect(await screen.findByText(/The old password is not right/)).toBeTruthy();
    expect(document.activeElement).toBe(old);
    await user.clear(old);
    await user.type(old, 'Parola2026');
    await press('Change password');
    await gone();
    expect(app.session.state.passwordChange).toBeNull();
  });

  it('has autocomplete tokens for password managers', async () => {
    const { first, again } = await openChange('ed');
    const username = screen.getByLabelText<HTMLInputElement>('Username');
    expect([username, first, again].map(({ autocomplete }) => autocomplete)).toEqual([
      'username',
      'new-password',
      'new-password',
    ]);
  });
});
