import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { maybePesos } from '../money.ts';
import { countOrNull } from '../readers/count.ts';
import { timeOrNull } from '../readers/time.ts';
import { word } from '../readers/word.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { flag, list } from '../wire.ts';

/**
 * A member limits gross deposits, the net loss of bets, their stakes, the time at play, or the stake of each single bet. All amounts of
 * `time` are minutes where the others are pesos, and hundredths of a minute where they are centavos.
 */
export const playLimitKinds = ['deposit', 'loss', 'stake', 'time', 'wager'] as const;

export type PlayLimitKind = (typeof playLimitKinds)[number];

/** The kinds that compare the sum of a time with the limit. */
export type SummedKind = Exclude<PlayLimitKind, 'wager'>;

/** The time that a sum is limited for: a day, a week from Monday, or a month, all in +08:00. A rolling one: the last 24 hours, 7 or 30 days. */
export const summedFrames = ['day', 'week', 'month'] as const;

export type SummedFrame = (typeof summedFrames)[number];

/** The frames of limits. `bet`: each bet, the only frame of `wager`, which no other kind has. */
export const playLimitFrames = ['bet', ...summedFrames] as const;

export type PlayLimitFrame = (typeof playLimitFrames)[number];

/** The frames of a kind in a market, which has some frames for sums. */
export const framesOf = (
  kind: PlayLimitKind,
  frames: readonly SummedFrame[],
): readonly PlayLimitFrame[] => (kind === 'wager' ? ['bet'] : frames);

/** A higher limit, or its removal, which the member confirms from `confirmFrom` to before `confirmUntil`. */
const pendingChange = pipe(
  object({
    isRemoval: flag(),
    limitAmount: maybePesos(),
    confirmFromDate: timeOrNull(),
    confirmUntilDate: timeOrNull(),
  }),
  transform((wire) => ({
    isRemoval: wire.isRemoval,
    amount: wire.limitAmount,
    confirmFrom: wire.confirmFromDate,
    confirmUntil: wire.confirmUntilDate,
  })),
);

/** One limit. Without one, `limitAmount` and `remainingAmount` are null. */
const playLimit = pipe(
  object({
    limitType: word(playLimitKinds),
    limitPeriod: word(playLimitFrames),
    isRolling: flag(),
    limitAmount: maybePesos(),
    usedAmount: pesosOrNull(),
    remainingAmount: maybePesos(),
    maximumAmount: maybePesos(),
    periodEndDate: timeOrNull(),
    pending: fallback(nullish(pendingChange, null), null),
  }),
  transform((wire) => ({
    kind: wire.limitType,
    frame: wire.limitPeriod,
    isRolling: wire.isRolling,
    amount: wire.limitAmount,
    used: wire.usedAmount,
    remaining: wire.remainingAmount,
    most: wire.maximumAmount,
    endsAt: wire.periodEndDate,
    pending: wire.pending,
  })),
);

/**
 * A limit of a member for one kind and frame. Amounts are centavos, times epoch milliseconds, each null when it is unknown.
 *
 * - `amount`: the limit of the member that holds; null without one.
 * - `used`: what counts against it in the frame that is under way; 0 for `bet`.
 * - `remaining`: what is left of the lowest limit of this kind and frame; null without any.
 * - `most`: the maximum of the operator, which holds for every member; null without one.
 * - `isRolling`: the frame is the last 24 hours, 7 or 30 days, not a day, week or month of the calendar.
 * - `endsAt`: the end of the frame. Of a rolling one: the time from which more is left, null while nothing counts. Null for `bet`.
 * - `pending`: a change that waits.
 */
export type PlayLimit = InferOutput<typeof playLimit>;

/**
 * All limits of a member, one for each kind and frame. `waitHours` is the wait before a limit can be raised or removed, `now` the
 * time of the gateway; each is null when it is unknown.
 */
export const playLimits = pipe(
  object({ list: list(playLimit, 50), waitHours: countOrNull(), currentDate: timeOrNull() }),
  transform(({ list: limits, waitHours, currentDate }) => ({
    limits,
    waitHours,
    now: currentDate,
  })),
);

/** The limit of deposits that leaves the least, with what it leaves in centavos. */
export const depositLimit = fallback(
  nullish(
    pipe(
      object({
        limitPeriod: word(playLimitFrames),
        isRolling: flag(),
        remainingAmount: pesosOrNull(),
        periodEndDate: timeOrNull(),
      }),
      transform((wire) => ({
        frame: wire.limitPeriod,
        isRolling: wire.isRolling,
        remaining: wire.remainingAmount,
        endsAt: wire.periodEndDate,
      })),
    ),
    null,
  ),
  null,
);

/**
 * The choice of a limit of deposits, or of none, that a member has still to make. `isRequired`: there is no first deposit before
 * it. `atRegistration`: a new member is asked after the registration, too.
 */
export const limitChoice = fallback(
  nullish(object({ atRegistration: flag(), isRequired: flag() }), null),
  null,
);
