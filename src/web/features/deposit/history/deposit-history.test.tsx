import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getDeposits } from '#protocol/calls/cashier/deposits.ts';
import { openPart } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { DepositPage } from '../deposit-page.tsx';

it('the history shows what a deposit by card has credited, and its fee', async () => {
  const paid = { state: 'paid', amount: 1_000, receivedAmount: 1_000, addedAmount: 980 };
  const changed = await withChangedReply(getDeposits, ({ list, ...page }) => ({
    ...page,
    list: (list ?? []).map((one, n) => ({ ...one, ...paid, charge: n === 0 ? 20 : 0 })),
  }));
  const path = '/member?page=deposit&deposits=all';
  const page = <DepositPage search={{ deposits: 'all' }} />;
  await openPart(page, { path, ...changed, signedIn: 'juan' });
  const rows = within(await screen.findByRole('list', { name: 'Deposits' }));
  const [first, second] = rows.getAllByRole('listitem').map((row) => row.textContent);
  expect(first).toContain('₱980.00Fee ₱20.00');
  expect(second).not.toContain('Fee');
});
