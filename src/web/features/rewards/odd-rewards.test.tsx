import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const offer = {
  transactionId: 'a',
  promoType: 'ticket',
  title: 'Ticket',
  condition: '',
  rewardType: 'CASH',
  bonus: 20,
  point: null,
  status: 'CLAIMABLE',
  startDate: 1_700_000_000_000,
  endDate: null,
};

describe('rewards of another gateway', () => {
  it('stay when their words or amounts are unknown, and offer a claim of what is known only', async () => {
    const changed = await withChangedReply(calls.getClaims, () => ({
      list: [
        offer,
        { ...offer, transactionId: 'b', title: 'Gift', promoType: 'raffle', bonus: 'n/a' },
        { ...offer, transactionId: 'c', title: 'Coins', promoType: 'levelGift', rewardType: 'NFT' },
        { ...offer, transactionId: 'd', title: 'Frozen', promoType: 'mission', status: 'HELD' },
      ],
    }));
    await openScreen({ ...changed, path: '/member?page=rewardCenter', signedIn: 'juan' });
    const list = within(await screen.findByRole('list', { name: 'Rewards to claim' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^TicketTicket.*₱20\.00Claim$/);
    expect(rows[1]).toMatch(/^GiftOther.*–$/);
    expect(rows[2]).toMatch(/^CoinsLevel gift.*–$/);
    expect(rows[3]).toMatch(/^FrozenMission.*₱20\.00$/);
    expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull();
  });

  it('show an unknown rebate as such, and claim none', async () => {
    const changed = await withChangedReply(calls.getRebate, (reply) => ({
      ...reply,
      totalAmount: null,
      nextClaimDate: null,
      list: [{ productType: 'CRASH', rebateRate: 50, turnover: 'n/a', rebateAmount: '?' }],
    }));
    await openScreen({ ...changed, path: '/member?page=manualRebate', signedIn: 'juan' });
    const table = within(await screen.findByRole('table', { name: 'Rebate by category' }));
    expect(table.getAllByRole('row')[1]?.textContent).toBe('Other–0.5%–');
    expect(screen.queryByRole('button', { name: 'Claim the rebate' })).toBeNull();
  });

  it('keep the terms of a referral whose amounts are unknown, and claim no unknown sum', async () => {
    const changed = await withChangedReply(calls.getReferralDetails, (reply) => ({
      ...reply,
      stages: [{ stage: 'wedding', minimumAmount: {}, rewardAmount: 5 }],
      paidAmount: 'n/a',
      claimableAmount: null,
    }));
    await openScreen({ ...changed, path: '/member?page=referral', signedIn: 'juan' });
    const earnings = within(await screen.findByRole('region', { name: 'Your earnings' }));
    expect(earnings.getAllByText('–')).toHaveLength(2);
    expect(earnings.queryByRole('button')).toBeNull();
    const stages = within(screen.getByRole('region', { name: 'What a friend brings you' }));
    expect(stages.getByRole('listitem').textContent).toBe('₱5.00Other');
  });
});
