import { isClaimable, type Reward } from '#protocol/model/rewards/reward.ts';
import { proxy } from 'valtio/vanilla';
import {
  claimReward,
  getClaims,
  getPastRewards,
  redeemPromoCode,
} from '#protocol/calls/rewards/claims.ts';
import type { CashConditions } from '#protocol/model/rewards/cash-conditions.ts';
import { keptClaims, keptPastRewards } from './kept-rewards.ts';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { byKey, createList, type List } from '../query/list.ts';
import type { RewardNeeds } from './reward-needs.ts';

interface ClaimsState extends QueryState {
  /** The rewards that can be claimed now, the one that ends first at the top. */
  rewards: readonly Reward[];
  /** The conditions of cash. Null: there are none, or they are not known. */
  conditions: CashConditions | null;
}

/** The result of one of several claims: the reward as it is now, and the failure without an answer. */
export interface ClaimResult {
  readonly reward: Reward;
  readonly failure: Failure | null;
}

/** A claimed reward with its facts, which a gateway need not repeat. */
function withFacts(answer: Reward, known: Reward | undefined): Reward {
  return answer.id === '' && known ? { ...known, state: answer.state } : answer;
}

/** The rewards that the member can claim, kept for reading offline. Verbs throw GatewayError. */
export function createClaims({ send, events, now, cache, customerId }: RewardNeeds) {
  const empty = { rewards: [], conditions: null };
  const state = proxy<ClaimsState>({ ...idle(), ...empty });
  const { load } = createQuery({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['moneyMoved', 'language', 'online', 'visible'],
    keep: () => cache.entry(keptClaims, customerId()),
    call: (options) => send(getClaims, {}, options),
    show: (reply) => reply,
  });

  async function attempt(reward: Reward): Promise<ClaimResult> {
    try {
      const answer = await send(claimReward, { id: reward.id });
      return { reward: withFacts(answer, reward), failure: null };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return { reward, failure: error.failure };
    }
  }

  return {
    state,
    load,
    /** Claims a reward and returns it as it is then: one that was claimed before, or has ended, is not paid again. */
    async claim(id: string): Promise<Reward> {
      try {
        const known = state.rewards.find((one) => one.id === id);
        return withFacts(await send(claimReward, { id }), known);
      } finally {
        events.emit('moneyMoved');
      }
    },
    /**
     * Claims all rewards that can be claimed, or all of a group, one after the other, and returns the result of each. A failure does not stop the
     * others.
     */
    async claimAll(rewards: readonly Reward[] = state.rewards): Promise<readonly ClaimResult[]> {
      const results: ClaimResult[] = [];
      for (const reward of rewards.filter(isClaimable)) results.push(await attempt(reward));
      events.emit('moneyMoved');
      return results;
    },
    /** Redeems a promo code and returns its reward, which is paid. */
    async redeem(code: string): Promise<Reward> {
      const reward = await send(redeemPromoCode, { code });
      events.emit('moneyMoved');
      return reward;
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;

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
    keep: () => cache.entry(keptPastRewards, customerId()),
  });
}
