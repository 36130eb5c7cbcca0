import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/support/open-screen.tsx';

it('opens for a trial account, and sends every other account home', async () => {
  const { router } = await openPage({ path: '/register', signedIn: 'tino' });
  expect(await screen.findByRole('heading', { name: 'Open your account' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/register');
  const other = await openPage({ path: '/register', signedIn: 'juan' });
  await waitFor(() => expect(other.router.state.location.pathname).toBe('/'));
});
