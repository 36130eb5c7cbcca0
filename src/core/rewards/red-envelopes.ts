import { proxy } from 'valtio/vanilla';
import { getRedEnvelopes, openRedEnvelope } from '#protocol/calls/rewards/red-envelopes.ts';
import type { RedEnvelope } from '#protocol/model/rewards/red-envelope.ts';
import { keptRedEnvelopes } from './kept-rewards.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

interface RedEnvelopesState extends QueryState {
  /** By the time at which they open. */
  envelopes: readonly RedEnvelope[];
  /** The gateway's time less the device's, in milliseconds: the clock of a device may be wrong. */
  aheadMs: number;
}

/** The phase of an envelope at a time of the gateway: the member has a share, or it opens later, can be opened, is sold out, or is closed. */
export function envelopePhase(
  { own, opensAt, closesAt, sharesLeft }: RedEnvelope,
  now: number,
): 'taken' | 'coming' | 'open' | 'soldOut' | 'closed' {
  if (own !== null) return 'taken';
  if (now < opensAt) return 'coming';
  if (sharesLeft === 0) return 'soldOut';
  return closesAt === 0 || now < closesAt ? 'open' : 'closed';
}

/** The red envelopes of these days, kept for reading offline. `open` throws GatewayError. */
export function createRedEnvelopes({ send, events, now, cache, customerId }: RewardNeeds) {
  const empty = { envelopes: [], aheadMs: 0 };
  const state = proxy<RedEnvelopesState>({ ...idle(), ...empty });
  const { load } = createQuery({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['language', 'online', 'visible', 'minute', 'moneyMoved'],
    keep: () => cache.entry(keptRedEnvelopes, customerId()),
    async call(options) {
      const { envelopes, now: gatewayTime } = await send(getRedEnvelopes, {}, options);
      return { envelopes, aheadMs: gatewayTime === 0 ? 0 : gatewayTime - now() };
    },
    show: (shown) => shown,
  });

  return {
    state,
    load,
    /** Takes a share. Returns the envelope as it is: without an own share when it is sold out or not open. */
    async open(id: string): Promise<RedEnvelope> {
      try {
        return await send(openRedEnvelope, { id });
      } finally {
        events.emit('moneyMoved');
      }
    },
  };
}

export type RedEnvelopes = ReturnType<typeof createRedEnvelopes>;
