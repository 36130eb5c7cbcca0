import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { getRebate } from '#protocol/calls/rewards/rebate.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { openTestGateway } from '#tests/support/open-gateway.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=manualRebate';

it('shows turnover, rate and rebate by category, and is claimed once a day', async () => {
  const { user, app } = await openScreen({ path, gateway, signedIn: 'juan' });
  const table = within(await screen.findByRole('table', { name: 'Rebate by category' }));
  expect(table.getByText('Slots')).toBeTruthy();
  const { rebate } = (await app.rewards()).rebate.state;
  const amount = rebate?.amount ?? 0;
  expect(amount).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Claim the rebate' }));
  expect(await screen.findByText(/You have claimed today/)).toBeTruthy();
  await waitFor(() => expect(app.balance.state.centavos).toBe(10_000_00 + amount));
  expect(screen.queryByRole('button', { name: 'Claim the rebate' })).toBeNull();
  expect(screen.queryByText('No rebate yet')).toBeNull();
});

it('shows a failure with a retry', async () => {
  await operator.failNext(getRebate, 500);
  const { user } = await openScreen({ path, gateway, signedIn: 'juan' });
  const [retry] = await screen.findAllByRole('button', { name: /Try again/ });
  await user.click(retry ?? document.body);
  expect(await screen.findByRole('table', { name: 'Rebate by category' })).toBeTruthy();
});
