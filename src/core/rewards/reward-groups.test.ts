import { expect, it } from 'vitest';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import { groupRewards } from './reward-groups.ts';

const reward = (id: string, source: Reward['source'], kind: Reward['kind'], amount: number) => ({
  id,
  source,
  kind,
  amount,
  title: id,
  terms: '',
  state: 'offered' as const,
  offeredAt: 0,
  expiresAt: null,
  endedAt: null,
});

it('groups rewards by source with their sum by kind, in the order of the first of each', () => {
  const rewards = [
    reward('a', 'referral', 'cash', 20_00),
    reward('b', 'ticket', 'cash', 5_00),
    reward('c', 'referral', 'points', 7),
    reward('d', 'referral', 'cash', 30_01),
  ];
  expect(groupRewards(rewards)).toEqual([
    {
      source: 'referral',
      rewards: [rewards[0], rewards[2], rewards[3]],
      sums: [
        { kind: 'cash', amount: 50_01 },
        { kind: 'points', amount: 7 },
      ],
    },
    { source: 'ticket', rewards: [rewards[1]], sums: [{ kind: 'cash', amount: 5_00 }] },
  ]);
  expect(groupRewards([])).toEqual([]);
});
