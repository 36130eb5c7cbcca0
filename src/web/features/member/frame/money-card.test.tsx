import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBalance } from '#protocol/calls/wallet.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const card = async () => within(await screen.findByRole('region', { name: 'Balance' }));

describe('the balance in the member centre', () => {
  it('shows what can be withdrawn, what is bonus and what is held', async () => {
    const parts = { bonusBalance: 250.5, holdBalance: 1_200 };
    const changed = await withChangedReply(getBalance, (value) => ({ ...value, ...parts }));
    const { user } = await openScreen({ ...changed, path: '/member', signedIn: 'juan' });
    const money = await card();
    const figureOf = async (name: string) =>
      (await money.findByText(name)).closest('dt')?.nextSibling?.textContent;
    expect(await figureOf('You can withdraw')).toBe('₱10,000.00');
    expect(await figureOf('Bonus, to be played first')).toBe('₱250.50');
    expect(await figureOf('Held for withdrawals')).toBe('₱1,200.00');
    await user.click(money.getByRole('button', { name: 'Hide amounts' }));
    expect(money.queryByText('₱250.50')).toBeNull();
    expect(money.queryByText('₱1,200.00')).toBeNull();
    expect(money.queryByText('₱10,000.00')).toBeNull();
  });

  it('leaves out a part that is 0, and all parts when all of it is cash', async () => {
    const changed = await withChangedReply(getBalance, (value) => ({ ...value, holdBalance: 50 }));
    const first = await openScreen({ ...changed, path: '/member', signedIn: 'juan' });
    const held = await card();
    expect((await held.findByText('Held for withdrawals')).isConnected).toBe(true);
    expect(held.queryByText('Bonus, to be played first')).toBeNull();
    first.unmount();
    await openScreen({ gateway: changed.gateway, path: '/member', signedIn: 'juan' });
    const cash = await card();
    expect((await cash.findByText('₱10,000.00')).isConnected).toBe(true);
    expect(cash.queryByText('You can withdraw')).toBeNull();
  });
});
