import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import type { TestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { confirming, withChangedReply } from '#tests/support/with-changed-reply.ts';

const activity = {
  status: 'joinNow',
  way: 'join',
  applicationStart: 1_700_000_000_000,
  applicationEnd: null,
  countStart: 1_700_000_000_000,
  conditions: [
    { type: 'deposits', targetAmount: 'n/a' },
    { type: 'dance', targetCount: 3, doneCount: 3 },
    { type: 'turnover', gameType: 'CRASH', targetAmount: 100, doneAmount: {} },
  ],
};

type Odd = Readonly<Record<string, unknown>>;

const path = '/promotions/detail?id=316';

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname;

/** A gateway with an odd promotion. One that is given keeps its sessions. */
const open = async (changes: Odd, given?: TestGateway) => {
  const { gateway, platform } = await withChangedReply(
    calls.getPromotions,
    (reply) =>
      reply?.map((one) =>
        one.id === '316' ? { ...one, activity: { ...activity, ...changes } } : one,
      ),
    given,
  );
  const odd = { ...changes, activityId: '316', conditions: activity.conditions };
  const changed = await withChangedReply(
    calls.getParticipation,
    () => ({ status: activity.status, ...odd }),
    gateway,
  );
  const fetch: typeof globalThis.fetch = (input, init) => {
    const isOwn = pathOf(input) === calls.getParticipation.path;
    return (isOwn ? changed.platform : platform).fetch(input, init);
  };
  return { gateway, fetch };
};

describe('a promotion of another gateway', () => {
  it.each([{ status: 'frozen' }, { way: 'dance' }, { status: 'issued', rewardType: 'NFT' }])(
    'with %j stays, and offers nothing that is unknown',
    async (changes) => {
      const { gateway, fetch } = await open(changes);
      await openScreen({ gateway, platform: { fetch }, path, signedIn: 'juan' });
      const conditions = within(await screen.findByRole('region', { name: 'Conditions' }));
      const texts = conditions.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(texts).toEqual(['Deposits of – in all', 'Other', 'Turnover of ₱100.00 (Other)']);
      for (const name of [/Sign up/, /Take the reward/, /Claim payout/]) {
        expect(screen.queryByRole('button', { name })).toBeNull();
      }
    },
  );

  it('is asked for again when the gateway only confirms a sign-up', async () => {
    const { gateway, fetch } = await open({});
    const after = await open({ status: 'applying' }, gateway);
    const confirmed = confirming(calls.applyForActivity, fetch);
    let isApplied = false;
    const changing: typeof fetch = (input, init) => {
      isApplied ||= pathOf(input) === calls.applyForActivity.path;
      const isOwn = pathOf(input) === calls.getParticipation.path;
      return isOwn && isApplied ? after.fetch(input, init) : confirmed(input, init);
    };
    const settings = { gateway, platform: { fetch: changing }, path, signedIn: 'juan' };
    const { user } = await openScreen(settings);
    await user.click(await screen.findByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText(/^We look at your application/)).toBeTruthy();
  });
});
