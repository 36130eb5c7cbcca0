import { sumOrNull } from '#protocol/model/readers/unknown-money.ts';
import type { Reward } from '#protocol/model/rewards/reward.ts';

/** The rewards of one source that can be claimed, and their sum by kind. */
export interface RewardGroup {
  readonly source: Reward['source'];
  readonly rewards: readonly Reward[];
  /** Centavos of cash and of bonuses, whole points. A sum over an unknown amount is null. */
  readonly sums: readonly Pick<Reward, 'kind' | 'amount'>[];
}

function sumsOf(rewards: readonly Reward[]): RewardGroup['sums'] {
  const kinds = new Set(rewards.map(({ kind }) => kind));
  return [...kinds].map((kind) => ({
    kind,
    amount: sumOrNull(rewards.filter((one) => one.kind === kind).map(({ amount }) => amount)),
  }));
}

/** Groups rewards by their source. A group has the place of its first reward. */
export function groupRewards(rewards: readonly Reward[]): readonly RewardGroup[] {
  const groups = new Map<Reward['source'], Reward[]>();
  for (const reward of rewards) {
    const group = groups.get(reward.source);
    if (group) group.push(reward);
    else groups.set(reward.source, [reward]);
  }
  return [...groups].map(([source, own]) => ({ source, rewards: own, sums: sumsOf(own) }));
}
