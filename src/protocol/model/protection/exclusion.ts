import { fallback, nullish, object, pipe, transform } from 'valibot';
import { count, countOrNull } from '../readers/count.ts';
import { wordOrNull } from '../readers/word.ts';
import { timeOrNull } from '../readers/time.ts';
import { flag, list } from '../wire.ts';

/**
 * The ways in which a member stops playing. A time-out ends by itself. After a self-exclusion the person has to ask to come back.
 * A closed account stays closed.
 */
export const exclusionKinds = ['timeOut', 'selfExclusion', 'closed'] as const;

export type ExclusionKind = (typeof exclusionKinds)[number];

/** The most characters of the reason that a member may give for an exclusion. */
export const longestReason = 500;

/** The ways of open bets when their member stops playing: they go on to their result, or their stakes go back. */
export const openBetRules = ['settle', 'cancel'] as const;

/** A kind, null when it is unknown, with its end. `endsAt` is null for an exclusion for good. */
export const begunExclusion = pipe(
  object({ exclusionType: wordOrNull(exclusionKinds), endDate: timeOrNull() }),
  transform((wire) => ({ kind: wire.exclusionType, endsAt: wire.endDate })),
);

/** The lengths that a market offers: hours of a time-out, months of a self-exclusion. */
const lengthLists = { timeOutHours: list(count(), 50), selfExclusionMonths: list(count(), 50) };

function knownLengths<
  Wire extends { readonly timeOutHours: number[]; readonly selfExclusionMonths: number[] },
>(wire: Wire): Wire {
  return {
    ...wire,
    timeOutHours: wire.timeOutHours.filter((hours) => hours > 0),
    selfExclusionMonths: wire.selfExclusionMonths.filter((months) => months > 0),
  };
}

/**
 * The lengths that can be chosen, and what an exclusion does.
 *
 * - `running`: the exclusion that holds; null without one.
 * - `timeOutHours`, `selfExclusionMonths`: the lengths. A self-exclusion and a closing can also be for good.
 * - `openBets`: what happens to open bets; null when it is unknown. `openBetCount`: their number.
 * - `returnHours`: the wait after the member has asked to come back from a self-exclusion; null when it is unknown.
 */
export const exclusionState = pipe(
  object({
    running: fallback(nullish(begunExclusion, null), null),
    ...lengthLists,
    openBets: wordOrNull(openBetRules),
    openBetCount: countOrNull(),
    returnHours: countOrNull(),
  }),
  transform(knownLengths),
);

/**
 * Value of the refusals of a sign-in that an exclusion causes: its end, null for good; the time from which an asked return lets
 * the member sign in; if the member may ask to come back now; and the lengths by which it can be made longer.
 */
export const exclusionEnd = pipe(
  object({
    endDate: timeOrNull(),
    signInFromDate: timeOrNull(),
    mayReturn: flag(),
    ...lengthLists,
  }),
  transform(({ endDate, signInFromDate, ...wire }) => ({
    ...knownLengths(wire),
    endsAt: endDate,
    signInFrom: signInFromDate,
  })),
);
