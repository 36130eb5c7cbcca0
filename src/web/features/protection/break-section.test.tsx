import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { demoPassword } from '#demo/content/accounts.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openLoginForm } from '#tests/support/open-login-form.tsx';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const daySeconds = 24 * 3600;

/** Opens the dialog of a break by the button of its row. */
async function openBreak(ask: string, name: string) {
  const opened = await openScreen({ path: '/member?page=protection', gateway, signedIn: 'juan' });
  const section = within(await screen.findByRole('region', { name: 'Take a break' }));
  await opened.user.click(section.getByRole('button', { name: ask }));
  const dialog = () => within(screen.getByRole('dialog', { name }));
  await screen.findByRole('dialog', { name });
  const press = (button: string) =>
    opened.user.click(dialog().getByRole('button', { name: button }));
  return { ...opened, dialog, press };
}

it('says what a time-out does, begins it with the password, and signs out with its end', async () => {
  const { user, dialog, press, app } = await openBreak('Take a time-out', 'Time-out');
  const other = await openApp({ gateway, signedIn: 'juan' });
  expect(dialog().getByLabelText('How long?')).toHaveProperty('value', '');
  expect(dialog().queryByText(/lasts until/)).toBeNull();
  await press('Go on');
  expect(dialog().getByText('Please choose how long.')).toBeTruthy();
  await user.selectOptions(dialog().getByLabelText('How long?'), '24 hours');
  expect(dialog().getByText(/lasts until .*, Manila time/)).toBeTruthy();
  expect(dialog().getByText(/Open bets go on to their result/)).toBeTruthy();
  await press('Go on');
  const password = dialog().getByLabelText(/^Login password/);
  expect(password).toBe(document.activeElement);
  const reason = () => dialog().getByLabelText<HTMLTextAreaElement>('Why? (optional)');
  await user.click(reason());
  await user.paste('x'.repeat(501));
  await user.type(password, 'wrong');
  await press('Begin the time-out');
  expect(dialog().getByText('Please use 500 characters at most.')).toBeTruthy();
  await user.clear(reason());
  await user.paste('I need sleep');
  await press('Begin the time-out');
  expect(await dialog().findByText(/password is not right/)).toBeTruthy();
  expect(reason().value).toBe('I need sleep');
  await user.clear(password);
  await user.type(password, demoPassword);
  await press('Begin the time-out');
  const ended = within(await screen.findByRole('dialog', { name: 'You have been signed out' }));
  expect(await ended.findByText(/Your break has begun and lasts until/)).toBeTruthy();
  expect(app.session.state.phase).toBe('guest');
  await other.app.balance.load();
  await waitFor(() => expect(other.app.session.state.phase).toBe('guest'));
});

it('the start of a break can be left in both steps', async () => {
  const { dialog, press, user, app } = await openBreak('Close my account', 'Close the account');
  await press('Go on');
  await user.type(dialog().getByLabelText('Why? (optional)'), 'Enough');
  await press('Back');
  expect(dialog().getByText('A closed account is not opened again.')).toBeTruthy();
  await press('Go on');
  expect(dialog().getByLabelText('Why? (optional)')).toHaveProperty('value', 'Enough');
  await user.type(dialog().getByLabelText(/^Login password/), 'x');
  await user.clear(dialog().getByLabelText(/^Login password/));
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.session.state.phase).toBe('member');
});

it('lets a player ask to come back after a self-exclusion', async () => {
  const { dialog, press, user, unmount } = await openBreak('Exclude myself', 'Self-exclusion');
  await user.selectOptions(dialog().getByLabelText('How long?'), '6 months');
  await press('Go on');
  await user.type(dialog().getByLabelText(/^Login password/), demoPassword);
  await press('Begin the self-exclusion');
  await screen.findByText(/Your break has begun and lasts until/);
  unmount();
  const first = await openLoginForm({ gateway });
  await first.enter('juan', demoPassword);
  await first.send();
  expect(await screen.findByText(/Your break lasts until .*, Manila time/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask to come back' })).toBeNull();
  await operator.advance(185 * daySeconds);
  await first.send();
  await first.user.click(await screen.findByRole('button', { name: 'Ask to come back' }));
  expect(await screen.findByText(/You can log in again from/)).toBeTruthy();
});
