import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getLeaderboard, getMissions } from '#protocol/calls/rewards/missions.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const path = '/member?page=missionLeaderboard';
const group = (name: string) => screen.findByRole('region', { name });

describe('the missions', () => {
  it('stand by day and week with goal, progress and reward, and one is claimed once', async () => {
    const { user, app } = await openScreen({ path, signedIn: 'juan' });
    const today = within(await group('Today'));
    expect(today.getByText('10 settled bets')).toBeTruthy();
    const goal = within(await group('This week')).getByText('Turnover of ₱2,000.00');
    expect(goal.parentElement?.textContent).toBe('Turnover of ₱2,000.00\u00a0· Slots');
    await user.click(today.getByRole('button', { name: 'Claim the reward of Say hello today' }));
    expect(await screen.findByText('₱5.00 is in your main wallet.')).toBeTruthy();
    expect(await today.findByText('Claimed')).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(10_005_00));
  });

  it('say that there are none', async () => {
    const changed = await withChangedReply(getMissions, () => ({
      claimableCount: 0,
      missions: [],
    }));
    await openScreen({ path, signedIn: 'juan', ...changed });
    expect(await screen.findByText('There are no missions at the moment')).toBeTruthy();
  });

  it('have a number in the menu', async () => {
    await openScreen({ path: '/member', signedIn: 'juan' });
    expect(await screen.findByText(/rewards? to claim/)).toBeTruthy();
  });
});

describe('the leaderboard', () => {
  it('shows the own place, the prizes and masked names, and a past week', async () => {
    const { user, router } = await openScreen({
      path: `${path}&view=leaderboard`,
      signedIn: 'juan',
    });
    const players = await screen.findByRole('list', { name: 'Players by turnover' });
    expect(within(players).getAllByText(/\*\*\*/).length).toBeGreaterThan(5);
    expect(await screen.findByRole('region', { name: 'Prizes' })).toBeTruthy();
    const period = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' });
    const past = [...period.options].find(({ value }) => value !== '')?.value ?? '';
    await user.selectOptions(period, past);
    expect(await screen.findByText(/The prizes are paid\./)).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ since: past });
  });

  it('says that there is none', async () => {
    const changed = await withChangedReply(getLeaderboard, (value) => ({ ...value, boards: [] }));
    await openScreen({ path: `${path}&view=leaderboard`, signedIn: 'juan', ...changed });
    expect(await screen.findByText('There is no leaderboard at the moment')).toBeTruthy();
  });
});
