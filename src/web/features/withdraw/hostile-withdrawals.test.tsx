import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const hostile = `<img src=x onerror="alert(1)">\u202e${'W'.repeat(300)}`;

describe('hostile replies', () => {
  it('leave the list of withdrawals readable', async () => {
    const changed = await withChangedReply(calls.getWithdrawals, (reply) => {
      const [first] = reply.list ?? [];
      if (typeof first !== 'object' || first === null) throw new Error('no withdrawal');
      return {
        next: 'not a key',
        list: [
          { ...first, withdrawalId: 'a', account: { ...first.account, bankName: hostile } },
          { ...first, withdrawalId: 'b', amount: 90_000_000_000, reason: hostile },
          { ...first, withdrawalId: 'c', amount: '1e309' },
          { ...first, withdrawalId: 'd', state: 'stolen' },
          null,
        ],
      };
    });
    const path = '/member?page=withdraw&withdrawals=all';
    await openScreen({ ...changed, path, signedIn: 'juan' });
    const list = within(await screen.findByRole('list', { name: 'Withdrawals' }));
    expect(list.getAllByRole('link')).toHaveLength(4);
    expect(list.getByText('Other')).toBeTruthy();
    expect(list.getByText('₱90,000,000,000.00')).toBeTruthy();
    expect(document.querySelector('main img[src="x"]')).toBeNull();
  });

  it('leave the limits readable, and a form that refuses amounts by them', async () => {
    const changed = await withChangedReply(calls.getWithdrawSettings, (reply) => ({
      ...reply,
      withdrawTimeMsg: hostile,
      minimumAmount: 0,
      maximumAmount: 900_000_000_000,
      withdrawDateFrom: '99:99:99 soon',
      dailyTimesLeft: 1e9,
      usualSeconds: 1e12,
      turnoverList: [
        {
          bonusId: '1',
          title: hostile,
          turnoverGoal: 0,
          turnoverDone: 5e9,
          forfeitAmount: 1,
        },
        { bonusId: '2' },
      ],
    }));
    const { user } = await openScreen({
      ...changed,
      path: '/member?page=withdraw',
      signedIn: 'juan',
    });
    expect(await screen.findByText('Turnover to play first')).toBeTruthy();
    expect(document.querySelector('main img[src="x"]')).toBeNull();
    await user.type(await screen.findByLabelText('Amount'), '0');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The least is ₱0.01.')).toBeTruthy();
  });

  it('that are no reply can be asked for again', async () => {
    const changed = await withChangedReply(calls.getWithdrawSettings, () => '<html>502</html>');
    await openScreen({ ...changed, path: '/member?page=withdraw', signedIn: 'juan' });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  });
});
