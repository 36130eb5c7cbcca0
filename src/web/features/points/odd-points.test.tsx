import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const item = {
  rewardId: 'a',
  rewardType: 'gift',
  rewardName: 'Cup',
  description: '',
  imageUrl: null,
  points: 0,
  amount: 5,
  stock: null,
  maxQuantity: 1,
  needAddress: false,
};

describe('a points mall of another gateway', () => {
  it('keeps items of an unknown kind or price, and redeems known ones only', async () => {
    const changed = await withChangedReply(calls.getPointReward, () => ({
      list: [
        item,
        { ...item, rewardId: 'b', rewardName: 'Hat', amount: 'n/a' },
        { ...item, rewardId: 'c', rewardName: 'Kiss', rewardType: 'kiss' },
      ],
      totalPages: 1,
    }));
    await openScreen({ ...changed, path: '/pointMall', signedIn: 'juan' });
    expect(await screen.findByRole('button', { name: 'Redeem: Cup' })).toBeTruthy();
    const tile = (name: string) => {
      const found = screen.getByRole('heading', { name }).closest('li');
      if (found === null) throw new Error(`no tile of ${name}`);
      return within(found);
    };
    expect(tile('Hat').getByText('and').parentElement?.textContent).toContain('and –');
    for (const name of ['Hat', 'Kiss']) {
      expect(tile(name).getByRole('button')).toHaveProperty('disabled', true);
    }
  });

  it('converts no points while a rate is unknown', async () => {
    const changed = await withChangedReply(calls.getPointConfig, (reply) => ({
      ...reply,
      exchangeRates: [{ minPoints: 100, amountPerHundred: 'n/a' }],
    }));
    await openScreen({ ...changed, path: '/pointMall?tab=rates', signedIn: 'juan' });
    const rates = within(await screen.findByRole('table', { name: 'Exchange rates' }));
    expect(rates.getAllByRole('row')[1]?.textContent).toBe('100–');
    expect(screen.queryByRole('button', { name: 'Convert' })).toBeNull();
  });

  it('keeps a redemption of which only the number is known', async () => {
    const changed = await withChangedReply(calls.getRedeemPointList, () => ({
      list: [{ redeemId: 'r1', itemName: 'Cup', payAmount: 'n/a' }],
      totalPages: 1,
    }));
    await openScreen({ ...changed, path: '/pointMall?tab=history', signedIn: 'juan' });
    const table = within(await screen.findByRole('table', { name: 'Redeem history' }));
    expect(table.getAllByRole('row')[1]?.textContent).toBe('CupOther–Other–––');
  });
});
