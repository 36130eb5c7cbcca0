import { proxy } from 'valtio/vanilla';
import {
  chooseNoLimit,
  confirmPlayLimit,
  getPlayLimits,
  setPlayLimit,
  withdrawPlayLimit,
} from '#protocol/calls/protection/play-limits.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import {
  type PlayLimit,
  playLimitFrames,
  playLimitKinds,
} from '#protocol/model/protection/play-limit.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { array, boolean, nullable, number, object, optional, picklist } from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';

/** Null when it is unknown, or when there is none. */
const maybe = nullable(number());

/** The play limits of the member, and the gateway's time less this device's. */
const keptPlayLimits = declareEntry(
  'play-limits',
  {
    shape: object({
      limits: array(
        object({
          kind: picklist(playLimitKinds),
          frame: picklist(playLimitFrames),
          isRolling: optional(boolean(), false),
          amount: maybe,
          used: maybe,
          remaining: maybe,
          most: maybe,
          endsAt: maybe,
          pending: nullable(
            object({
              isRemoval: boolean(),
              amount: maybe,
              confirmFrom: maybe,
              confirmUntil: maybe,
            }),
          ),
        }),
      ),
      waitHours: maybe,
      aheadMs: number(),
    }),
  },
  'private',
);

export { createExclusions, type ExclusionsSlice } from './exclusions.ts';
export { createIdentity, type IdentitySlice } from './identity.ts';
export { createPlaySession, type PlaySessionSlice } from './play-session.ts';
export type { PlayLimit } from '#protocol/model/protection/play-limit.ts';

type Place = Pick<PlayLimit, 'kind' | 'frame'>;

interface LimitsAnswer {
  readonly limits: readonly PlayLimit[];
  /** Hours before a limit can be raised or removed. Null when they are unknown. */
  readonly waitHours: number | null;
  /** The gateway's time less the time of the device, in milliseconds. */
  readonly aheadMs: number;
}

interface PlayLimitsState extends QueryState, LimitsAnswer {}

export interface PlayLimitNeeds {
  send: Send;
  cache: Cache;
  events: Events;
  customerId(): string | null;
  now(): number;
}

/** The reason for which an amount cannot be a limit. */
export type LimitFault = 'required' | 'same' | 'tooMuch';

/** Checks a typed limit. Null: it can be set. */
export function limitFault(
  text: string,
  { kind, amount, most }: Pick<PlayLimit, 'kind' | 'amount' | 'most'>,
): LimitFault | null {
  const typed = typedAmount(text);
  if (typed === null || typed <= 0) return 'required';
  if (kind === 'time' && typed % 100 !== 0) return 'required';
  if (typed === amount) return 'same';
  return typed > (most ?? Infinity) ? 'tooMuch' : null;
}

/** The effect of a new limit: it holds at once, or waits. `belowUsed`: it holds at once, and nothing is left of it. */
export function effectOf(
  wanted: Centavos,
  { amount, used }: Pick<PlayLimit, 'amount' | 'used'>,
): 'atOnce' | 'belowUsed' | 'waits' {
  if (amount !== null && wanted > amount) return 'waits';
  return wanted < (used ?? 0) ? 'belowUsed' : 'atOnce';
}

/** A change that waits, or can be confirmed now. Null without one, and for one that has lapsed. */
export function pendingState(
  { pending }: Pick<PlayLimit, 'pending'>,
  now: number,
): 'waits' | 'ready' | null {
  if (pending === null || now >= (pending.confirmUntil ?? Infinity)) return null;
  return now >= (pending.confirmFrom ?? Infinity) ? 'ready' : 'waits';
}

/** The limit of money that leaves the least for bets, of equal ones the first. Null when none holds. */
export function tightestBetLimit<Limit extends Pick<PlayLimit, 'kind' | 'remaining'>>(
  limits: readonly Limit[],
): Limit | null {
  const holding = limits.filter(
    ({ kind, remaining }) => kind !== 'deposit' && kind !== 'time' && remaining !== null,
  );
  return leastOf(holding);
}

/** The limit of the time at play that leaves the least. Null when none holds. */
export function tightestTimeLimit<Limit extends Pick<PlayLimit, 'kind' | 'remaining'>>(
  limits: readonly Limit[],
): Limit | null {
  return leastOf(limits.filter(({ kind, remaining }) => kind === 'time' && remaining !== null));
}

function leastOf<Limit extends Pick<PlayLimit, 'remaining'>>(
  holding: readonly Limit[],
): Limit | null {
  const least = Math.min(...holding.map(({ remaining }) => remaining ?? Infinity));
  return holding.find(({ remaining }) => remaining === least) ?? null;
}

/** The play limits of the member. Verbs throw GatewayError. All amounts are centavos, and hundredths of a minute for `time`. */
export function createPlayLimits({ send, cache, events, customerId, now }: PlayLimitNeeds) {
  const nothing: LimitsAnswer = { limits: [], waitHours: null, aheadMs: 0 };
  const state = proxy<PlayLimitsState>({ ...idle(), ...nothing });

  const { load } = createQuery<LimitsAnswer, PlayLimitsState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['accountChanged', 'moneyMoved', 'played', 'online', 'visible'],
    keep: () => cache.entry(keptPlayLimits, customerId()),
    async call(options) {
      const { now: gatewayTime, ...limits } = await send(getPlayLimits, {}, options);
      return { ...limits, aheadMs: gatewayTime === null ? 0 : gatewayTime - now() };
    },
    show: (shown) => ({ ...shown }),
  });

  const change = createChange(events);
  const pesosOrNull = (amount: Centavos | null) => (amount === null ? null : toPesos(amount));

  return {
    state,
    load,
    tightestBetLimit,
    tightestTimeLimit,
    /** Sets a limit; null removes it. A lower one holds at once, a higher one and a removal wait. */
    set: ({ kind, frame }: Place, amount: Centavos | null) =>
      change(() => send(setPlayLimit, { kind, frame, amount: pesosOrNull(amount) })),
    /** Keeps that the player has chosen to have no limit of deposits. */
    chooseNone: () => change(() => send(chooseNoLimit, {})),
    /** Confirms the change that has waited. */
    confirm: ({ kind, frame }: Place, amount: Centavos | null) =>
      change(() => send(confirmPlayLimit, { kind, frame, amount: pesosOrNull(amount) })),
    /** Ends the change that waits: the limit stays as it is. */
    withdraw: ({ kind, frame }: Place) => change(() => send(withdrawPlayLimit, { kind, frame })),
  };
}

export type PlayLimitsSlice = ReturnType<typeof createPlayLimits>;
