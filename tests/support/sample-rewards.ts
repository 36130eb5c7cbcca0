import type { RewardOffer } from '#gateway/money/rewards/offer-reward.ts';
import { clock } from './add-player.ts';

/** The points and the centavos of one piece of the gift, and the worth of as many points. */
export const samplePoints = 100;
export const samplePrice = 1_00;

/** What the rewards pay: points and cash in turn. */
export const paidPoints = 300;
export const paidCash = 10_00;

/** The reward of the nth round of `reward-writer.ts`. */
export function rewardOf(memberId: string, n: number): RewardOffer {
  const words = { EN: 'Gift', TY: 'Regalo', CN: '礼物', TH: 'ของขวัญ' };
  return {
    memberId,
    key: `round:${n}`,
    source: 'ticket',
    cause: { table: 'member', id: memberId },
    value:
      n % 2 === 0 ? { kind: 'points', points: paidPoints } : { kind: 'cash', centavos: paidCash },
    title: words,
    terms: words,
    at: clock.now(),
    expiresAt: null,
  };
}
