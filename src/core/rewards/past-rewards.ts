import { getPastRewards } from '#protocol/calls/rewards/claims.ts';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import { byKey, createList, type List } from '../query/list.ts';
import type { RewardNeeds } from './reward-needs.ts';

export type PastRewards = List<Reward>;

/** The rewards that were claimed or have ended, newest first. */
export function createPastRewards(needs: RewardNeeds): PastRewards {
  const { send, events, now, cache, customerId } = needs;
  return createList({
    events,
    now,
    filter: null,
    size: 10,
    most: 100,
    refreshOn: ['moneyMoved', 'language', 'online'],
    async call(_, page, options) {
      const { rewards, next } = await send(getPastRewards, byKey(page), options);
      return { rows: rewards, next };
    },
    keep: () => cache.entry(lateCacheKeys.pastRewards, customerId()),
  });
}
