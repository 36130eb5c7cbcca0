import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import {
  claimReferralRewards,
  getInvitations,
  getReferralDetails,
  type Invitation,
} from '#protocol/calls/rewards/referral.ts';
import { keptInvitations, keptReferral } from './kept-rewards.ts';
import { byNumber, createList, type List } from '../query/list.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { RewardNeeds } from './reward-needs.ts';

interface ReferralState extends QueryState {
  details: ReplyOf<typeof getReferralDetails> | null;
}

/** The address that a friend registers by: on the operator's domain for promotion, else on the app's origin. */
export function referralLink(
  origin: string,
  { code, domain }: { readonly code: string; readonly domain: string | null },
): string {
  const link = new URL('/register', domain === null ? origin : `https://${domain}`);
  link.searchParams.set('r', code);
  return link.href;
}

function createInvitations(needs: RewardNeeds): List<Invitation> {
  const { send, events, now, cache, customerId } = needs;
  return createList({
    events,
    now,
    filter: null,
    size: 10,
    refreshOn: ['online', 'visible'],
    async call(_, page, options) {
      const { invitations, pages } = await send(getInvitations, byNumber(page), options);
      return { rows: invitations, pages };
    },
    keep: () => cache.entry(keptInvitations, customerId()),
  });
}

/** The referral code of the member, the invited players and the earnings, kept for reading offline. `claim` throws GatewayError. */
export function createReferral(needs: RewardNeeds) {
  const { send, events, now, cache, customerId } = needs;
  const state = proxy<ReferralState>({ ...idle(), details: null });
  const { load } = createQuery({
    events,
    now,
    state,
    empty: { details: null },
    isPrivate: true,
    refreshOn: ['moneyMoved', 'online', 'visible'],
    keep: () => cache.entry(keptReferral, customerId()),
    call: (options) => send(getReferralDetails, {}, options),
    show: (details) => ({ details }),
  });
  return {
    state,
    load,
    invited: createInvitations(needs),
    /** Claims all earnings that wait, and returns what was paid; null when it is unknown. */
    async claim(): Promise<MaybeCentavos> {
      try {
        return (await send(claimReferralRewards, {})).claimed;
      } finally {
        events.emit('moneyMoved');
      }
    },
  };
}

export type Referral = ReturnType<typeof createReferral>;
