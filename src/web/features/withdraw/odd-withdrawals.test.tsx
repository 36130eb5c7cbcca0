import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

describe('withdrawals of another gateway', () => {
  it('are listed with the amounts and accounts that can be read', async () => {
    const changed = await withChangedReply(calls.getWithdrawals, (reply) => {
      const [first] = reply.list ?? [];
      if (typeof first !== 'object' || first === null) throw new Error('no withdrawal');
      return {
        list: [
          { ...first, withdrawalId: 'a', amount: 'n/a', charge: null },
          { ...first, withdrawalId: 'b', amount: 500, account: 'none' },
          {
            ...first,
            withdrawalId: 'c',
            amount: 70,
            account: { ...first.account, type: 'CRYPTO' },
          },
        ],
      };
    });
    const path = '/member?page=withdraw&withdrawals=all';
    await openScreen({ ...changed, path, signedIn: 'juan' });
    const list = within(await screen.findByRole('list', { name: 'Withdrawals' }));
    const sums = list.getAllByRole('link').map((row) => row.querySelector('b:last-of-type, data'));
    expect(sums).toHaveLength(3);
    expect(list.getByText('–')).toBeTruthy();
    expect(list.getByText('₱500.00')).toBeTruthy();
    expect(list.getByText('₱70.00')).toBeTruthy();
  });

  it('are bounded by no limit that is unknown, and offer no sum of everything', async () => {
    const changed = await withChangedReply(calls.getWithdrawSettings, (reply) => ({
      ...reply,
      minimumAmount: null,
      maximumAmount: 'none',
      dailyTimes: undefined,
      dailyTimesLeft: undefined,
      dailyAmount: {},
      dailyAmountLeft: 'n/a',
      withdrawableAmount: 'n/a',
    }));
    const path = '/member?page=withdraw';
    const { user } = await openScreen({ ...changed, path, signedIn: 'juan' });
    const facts = await screen.findByRole('region', { name: 'You can withdraw' });
    expect(facts.querySelector('b')?.textContent).toBe('–');
    expect(screen.queryByText(/times, up to/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'All I can' })).toBeNull();
    await user.type(await screen.findByLabelText('Amount'), '123456789');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Withdraw now' })).toBeTruthy();
  });
});
