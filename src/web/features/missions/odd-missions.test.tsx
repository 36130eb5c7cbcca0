import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { confirming, withChangedReply } from '#tests/support/with-changed-reply.ts';

const mission = {
  missionId: 'a',
  title: 'Play',
  period: 'day',
  goal: 'turnover',
  category: '',
  target: 10_000,
  progress: 10_000,
  rewardAmount: 20,
  status: 'done',
  startDate: 1_700_000_000_000,
  endDate: 1_700_086_400_000,
  claimDate: 1_700_172_800_000,
};

describe('missions of another gateway', () => {
  it('stay when their words or amounts are unknown, and pay known rewards only', async () => {
    const changed = await withChangedReply(calls.getMissions, () => ({
      claimableCount: 1,
      missions: [
        mission,
        { ...mission, missionId: 'b', title: 'Gift', rewardAmount: 'n/a', target: {} },
        { ...mission, missionId: 'c', title: 'Dance', goal: 'dance', status: 'held' },
        { ...mission, missionId: 'd', title: 'Year', period: 'year', status: 'open' },
      ],
    }));
    const path = '/member?page=missionLeaderboard';
    await openScreen({ ...changed, path, signedIn: 'juan' });
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    const rows = today.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'PlayTurnover of ₱100.00₱20.00Claim',
      'GiftTurnover of ––₱100.00 / –',
      'DanceOther₱20.00– / –',
    ]);
    const other = within(screen.getByRole('region', { name: 'Other' }));
    expect(other.getByRole('listitem').textContent).toContain('Year');
    expect(screen.getAllByRole('button', { name: /^Claim/ })).toHaveLength(1);
  });

  it('are paid when the gateway only confirms a claim', async () => {
    const { gateway, platform } = await withChangedReply(calls.getMissions, () => ({
      claimableCount: 1,
      missions: [mission],
    }));
    const fetch = confirming(calls.claimMission, platform.fetch);
    const path = '/member?page=missionLeaderboard';
    const { user } = await openScreen({ gateway, platform: { fetch }, path, signedIn: 'juan' });
    await user.click(await screen.findByRole('button', { name: 'Claim the reward of Play' }));
    expect(await screen.findByText('₱20.00 is in your main wallet.')).toBeTruthy();
  });

  it('have places whose numbers, turnover and prizes are unknown', async () => {
    const odd = { place: 'n/a', customerName: 'a**a', turnover: {}, prizeAmount: null };
    const changed = await withChangedReply(calls.getLeaderboard, (reply) => ({
      ...reply,
      list: [odd],
      own: 'n/a',
      ownGap: 5,
      prizes: [{ fromPlace: 1, toPlace: 1, prizeAmount: 'n/a' }],
    }));
    const path = '/member?page=missionLeaderboard&view=leaderboard';
    await openScreen({ ...changed, path, signedIn: 'juan' });
    const places = within(await screen.findByRole('list', { name: 'Players by turnover' }));
    expect(places.getAllByRole('listitem')[0]?.textContent).toBe('–a**a––');
    const own = within(screen.getByRole('region', { name: 'Your place' }));
    expect(own.getByText('Turnover –')).toBeTruthy();
    const prizes = screen.getByRole('region', { name: 'Prizes' });
    expect(prizes.textContent).toBe('Prizes1–');
  });
});
