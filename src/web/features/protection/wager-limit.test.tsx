import { screen, within } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { packOf } from '#gateway/protection/protection.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const strict = await openTestGateway({ market: packOf('strictest') });
const free = await openTestGateway();
afterAll(async () => {
  await strict.close();
  await free.close();
});

/** Opens the limits in a market, and returns the card of single bets, if there is one. */
async function openLimits(gateway: typeof strict) {
  const opened = await openScreen({
    path: '/member?page=protection',
    gateway,
    signedIn: 'juan',
  });
  await screen.findByRole('heading', { name: 'You set the limits' });
  return { ...opened, card: () => screen.queryByRole('region', { name: 'Single bets' }) };
}

it('a limit of one bet is set among the other limits, and shows no sum', async () => {
  const { user, card } = await openLimits(strict);
  const shown = () => within(card() ?? document.body);
  expect(shown().getByRole('heading', { name: 'Each bet' })).toBeTruthy();
  expect(shown().queryByText(/used|left/)).toBeNull();
  await user.click(shown().getByRole('button', { name: 'Set a limit: Single bets, Each bet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Single bets\u00a0· Each bet' }));
  await user.type(dialog.getByLabelText(/^Limit/), '50');
  expect(dialog.getAllByText('This holds at once.')).not.toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Set the limit' }));
  expect(await shown().findByText('₱50.00')).toBeTruthy();
  expect(shown().queryByText(/used|left/)).toBeNull();
});

it('a market without limits of one bet shows no such card', async () => {
  const { card } = await openLimits(free);
  expect(card()).toBeNull();
});
