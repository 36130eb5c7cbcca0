import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { rewardSources } from '../../vocabulary/reward-source.ts';
import type { RewardState } from '../../vocabulary/reward-state.ts';
import { maybePesos } from '../money.ts';
import { countOrNull } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { identifier, text } from '../wire.ts';

/** States of a reward on the wire. */
const states = {
  CLAIMABLE: 'offered',
  CLAIMED: 'claimed',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
} as const satisfies Readonly<Record<string, RewardState>>;

/** The word of the wire for each state. */
export const wireStateOf = {
  offered: 'CLAIMABLE',
  claimed: 'CLAIMED',
  expired: 'EXPIRED',
  cancelled: 'CANCELLED',
} as const satisfies Readonly<Record<RewardState, keyof typeof states>>;

/** Types of a reward on the wire. */
export const rewardTypes = ['CASH', 'BONUS', 'POINTS'] as const;

interface Amounts {
  readonly bonus: number | null;
  readonly point: number | null;
}

/** The type of a reward for a gateway that sends only its amount. */
export const typeOf = ({ bonus, point }: Amounts) =>
  (point ?? 0) > 0 && (bonus ?? 0) === 0 ? 'POINTS' : 'CASH';

/** The amount of a reward of a type; null when it is unknown. */
export function amountOf(type: keyof typeof kindOf, { bonus, point }: Amounts): number | null {
  if (type === 'other') return null;
  return type === 'POINTS' ? point : bonus;
}

/**
 * A reward of a member. `amount` counts centavos of cash or of a bonus, or whole points; null when it is unknown. Times in
 * epoch milliseconds:
 * `expiresAt` is null for one without an end, `endedAt` is the time of its claim or of its end.
 */
export const reward = pipe(
  object({
    transactionId: identifier(),
    promoType: wordOrOther(rewardSources),
    title: text(200),
    condition: text(300),
    rewardType: nullish(wordOrOther(rewardTypes), null),
    bonus: maybePesos(),
    point: countOrNull(),
    status: wordOrOther(['CLAIMABLE', 'CLAIMED', 'EXPIRED', 'CANCELLED']),
    startDate: time(),
    endDate: timeOrNull(),
    claimDate: timeOrNull(),
  }),
  transform(({ rewardType, ...wire }) => ({ ...wire, rewardType: rewardType ?? typeOf(wire) })),
  transform((wire) => ({
    id: wire.transactionId,
    source: wire.promoType,
    title: wire.title,
    terms: wire.condition,
    kind: kindOf[wire.rewardType],
    amount: amountOf(wire.rewardType, wire),
    state: wire.status === 'other' ? ('other' as const) : states[wire.status],
    offeredAt: wire.startDate,
    expiresAt: wire.endDate,
    endedAt: wire.claimDate,
  })),
);

/** The kind of a reward for each word of the wire. */
export const kindOf = { CASH: 'cash', BONUS: 'bonus', POINTS: 'points', other: 'other' } as const;

/** The most rewards in the list of those that can be claimed. */
export const mostClaims = 100;

export type Reward = InferOutput<typeof reward>;

/** Returns whether the member can claim a reward and knows what it is. */
export function isClaimable({ state, amount }: Pick<Reward, 'state' | 'amount'>): boolean {
  return state === 'offered' && amount !== null;
}
/** A reward that was claimed. A gateway may send only that it is paid: `id` is empty then, and the app knows the reward. */
export const claimedReward = fallback(reward, {
  id: '',
  source: 'message',
  title: '',
  terms: '',
  kind: 'cash',
  amount: 0,
  state: 'claimed',
  offeredAt: 0,
  expiresAt: null,
  endedAt: null,
});
