import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { confirming, withChangedReply } from '#tests/support/with-changed-reply.ts';

const bonus = {
  bonusId: 'a',
  title: 'Gift',
  state: 'active',
  amount: 80,
  bonusBalance: 80,
  releasedAmount: 0,
  turnoverGoal: 400,
  turnoverDone: 100,
  games: [{ gameType: 'RNG', weight: 100, turnoverDone: 100 }],
  maximumStake: null,
  maximumRelease: null,
  cashFirst: true,
  freeSpins: null,
  days: 7,
  createTime: 1_700_000_000_000,
  expireTime: 1_700_086_400_000,
  endTime: null,
};

it('keeps bonuses whose amounts or words are unknown, and offers only what is known', async () => {
  const odd = {
    bonusBalance: 'n/a',
    turnoverDone: {},
    games: [{ gameType: 'CRASH', weight: 'n/a', turnoverDone: 0 }],
  };
  const changed = await withChangedReply(calls.getBonuses, () => ({
    list: [
      { ...bonus, ...odd },
      { ...bonus, bonusId: 'b', title: 'Offer', state: 'offered', turnoverGoal: 'n/a' },
      { ...bonus, bonusId: 'c', title: 'Frozen', state: 'frozen', amount: null },
    ],
    next: null,
  }));
  await openScreen({ ...changed, path: '/member?page=bonusDetails', signedIn: 'juan' });
  const card = (name: string) => within(screen.getByRole('article', { name }));
  await screen.findByRole('article', { name: 'Gift' });
  expect(card('Gift').getByText('In its purse now').closest('div')?.textContent).toMatch(/–$/);
  expect(card('Gift').getByText(/played$/).parentElement?.textContent).toBe('– of ₱400.00 played');
  expect(card('Gift').getByRole('row', { name: /^Other/ }).textContent).toBe('Other––');
  expect(card('Gift').queryByRole('button')).toBeNull();
  expect(card('Gift').queryByRole('progressbar')).toBeNull();
  expect(card('Offer').queryByRole('button', { name: 'Accept it' })).toBeNull();
  expect(card('Offer').getByRole('button', { name: 'No, thank you' })).toBeTruthy();
  expect(card('Frozen').getByText('Other')).toBeTruthy();
  expect(card('Frozen').queryByRole('button')).toBeNull();
});

it('takes a bonus as accepted when the gateway only confirms it', async () => {
  const { gateway, platform } = await withChangedReply(calls.getBonuses, () => ({
    list: [{ ...bonus, state: 'offered' }],
    next: null,
  }));
  const fetch = confirming(calls.acceptBonus, platform.fetch);
  const path = '/member?page=bonusDetails';
  const { user } = await openScreen({ gateway, platform: { fetch }, path, signedIn: 'juan' });
  await user.click(await screen.findByRole('button', { name: 'Accept it' }));
  expect(await screen.findByText('The bonus is yours.')).toBeTruthy();
});
