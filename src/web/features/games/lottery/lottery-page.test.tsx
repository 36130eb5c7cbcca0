import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#tests/support/open-screen.tsx';

it('the lottery shows its drawn numbers, and its link opens the lobby of the lottery', async () => {
  const { user, router } = await openScreen({ path: '/lottery', signedIn: 'juan' });
  expect(await screen.findByRole('heading', { name: 'Drawn numbers' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Open the lottery lobby' }));
  expect(await screen.findByTitle(/^Game: /)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/lottery');
});
