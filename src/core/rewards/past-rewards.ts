import { proxy } from 'valtio/vanilla';
import { getPastRewards } from '#contract/calls/rewards/claims.ts';
import type { Reward } from '#contract/model/rewards/reward.ts';
import type { SendOptions } from '../client/send.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

interface Page {
  /** All pages so far, newest first. */
  readonly rewards: Reward[];
  /** The key of the next page. Null after the last one. */
  readonly next: string | null;
}

interface PastRewardsState extends QueryState {
  rewards: readonly Reward[];
  next: string | null;
}

const size = 10;
/** Largest page of the contract. */
const mostAtOnce = 100;

/** The rewards that were claimed or have ended, page by page, kept for reading offline. */
export function createPastRewards({ send, events, now, cache, customerId }: RewardNeeds) {
  const empty: Page = { rewards: [], next: null };
  const state = proxy<PastRewardsState>({ ...idle(), ...empty });

  async function append(options: SendOptions): Promise<Page> {
    const { rewards: before, next: after } = state;
    const page = await send(getPastRewards, { size, ...(after !== null && { after }) }, options);
    return { rewards: [...before, ...page.rewards], next: page.next };
  }

  const query = createQuery<Page, PastRewardsState>({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'language', 'online'],
    keep: () => cache.entry(lateCacheKeys.pastRewards, customerId()),
    // A refresh keeps the pages that are shown.
    call: (options) => {
      const shown = Math.min(mostAtOnce, Math.max(size, state.rewards.length));
      return send(getPastRewards, { size: shown }, options);
    },
    show: (page) => ({ ...page }),
  });

  return {
    state,
    load: query.load,
    /** Adds the next page. Does nothing at the last page and while another answer is under way. */
    async loadMore(): Promise<void> {
      if (state.phase !== 'loading' && state.next !== null) await query.send(append);
    },
  };
}

export type PastRewards = ReturnType<typeof createPastRewards>;
