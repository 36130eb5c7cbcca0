import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInByLink } from '#protocol/calls/security/sign-in-link.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { memoryStorage } from '#core/guarded-storage.ts';
import { openApp } from '#tests/support/open-app.ts';

it('asks a player who is signed in before a link signs in another account', async () => {
  const gateway = await openTestGateway();
  const sessionStorage = memoryStorage();
  await openApp({ gateway, signedIn: 'ana', platform: { sessionStorage } });
  const token = await gateway.signIn('juan');
  const takeToken = () => token;
  const { app, user } = await openScreen({ gateway, platform: { sessionStorage, takeToken } });
  const dialog = await screen.findByRole('dialog', { name: 'Switch to another account?' });
  expect(app.session.state.username).toBe('ana');
  const stay = screen.getByRole('button', { name: 'Stay signed in as ana' });
  expect(stay.dataset['variant']).toBe('primary');
  await user.click(screen.getByRole('button', { name: 'Switch account' }));
  await waitFor(() => expect(app.session.state.username).toBe('juan'));
  expect(dialog.isConnected).toBe(false);
  await gateway.close();
});

it('a guest sees the account before a link signs it in', async () => {
  const gateway = await openTestGateway();
  const token = await gateway.signIn('juan');
  const { app, user } = await openScreen({ gateway, platform: { takeToken: () => token } });
  const dialog = await screen.findByRole('dialog', { name: 'Is this your account?' });
  expect(dialog.textContent).toContain('wants to log you in as juan');
  expect(app.session.state.phase).toBe('guest');
  const stay = screen.getByRole('button', { name: 'Stay logged out' });
  expect(stay.dataset['variant']).toBe('primary');
  await user.click(screen.getByRole('button', { name: 'Log in as juan' }));
  await waitFor(() => expect(app.session.state.username).toBe('juan'));
  expect(dialog.isConnected).toBe(false);
  await gateway.close();
});

it('says that a link has been used, once for the guest who opens it and once for the one who agrees', async () => {
  const gateway = await openTestGateway();
  const { token } = await gateway.operator.signInLink('juan');
  const { app, user } = await openScreen({ gateway, platform: { takeToken: () => token } });
  await screen.findByRole('dialog', { name: 'Is this your account?' });
  await gateway.request(signInByLink, { token });
  await user.click(screen.getByRole('button', { name: 'Log in as juan' }));
  const refusal = await screen.findByRole('dialog', { name: 'That did not work' });
  expect(refusal.textContent).toContain('works only once and for a few minutes');
  expect(screen.queryByRole('dialog', { name: 'Is this your account?' })).toBeNull();
  expect(app.session.state.phase).toBe('guest');
  app.close();
  cleanup();
  await openScreen({ gateway, platform: { takeToken: () => token } });
  const again = await screen.findByRole('dialog', { name: 'That did not work' });
  expect(again.textContent).toContain('works only once and for a few minutes');
  await gateway.close();
});

it('keeps the question where the gateway does not answer, with Try again', async () => {
  const gateway = await openTestGateway();
  const { token } = await gateway.operator.signInLink('juan');
  const { app, user } = await openScreen({ gateway, platform: { takeToken: () => token } });
  const dialog = await screen.findByRole('dialog', { name: 'Is this your account?' });
  await gateway.operator.failNext(signInByLink, 502);
  await user.click(screen.getByRole('button', { name: 'Log in as juan' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.session.state.username).toBe('juan'));
  await gateway.close();
});
