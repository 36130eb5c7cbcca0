import { proxy } from 'valtio/vanilla';
import { claimRebate, getRebate } from '#protocol/calls/rewards/rebate.ts';
import type { Rebate } from '#protocol/model/rewards/rebate.ts';
import { keptRebate } from './kept-rewards.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

interface RebateState extends QueryState {
  /** Null until it is loaded. */
  rebate: Rebate | null;
}

/** The rebate of the member's turnover, kept for reading offline. `claim` throws GatewayError. */
export function createRebate({ send, events, now, cache, customerId }: RewardNeeds) {
  const empty = { rebate: null };
  const state = proxy<RebateState>({ ...idle(), ...empty });
  const { load, preview } = createQuery<Rebate, RebateState>({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['played', 'moneyMoved', 'language', 'online', 'visible'],
    keep: () => cache.entry(keptRebate, customerId()),
    call: (options) => send(getRebate, {}, options),
    show: (rebate) => ({ rebate }),
  });

  return {
    state,
    load,
    /** Claims the rebate, once a day. */
    async claim(): Promise<void> {
      preview(await send(claimRebate, {}));
      events.emit('moneyMoved');
    },
  };
}

export type RebateSlice = ReturnType<typeof createRebate>;
