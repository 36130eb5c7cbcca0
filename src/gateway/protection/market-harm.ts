import type { HarmRules } from './harm-rules.ts';

const day = 24;

const usual = {
  chasing: { count: 2, windowHours: day, lossFrom: 5_000_00, withinMinutes: 60 },
  raisedStakes: { count: 5, windowHours: day, times: 2, leastStake: 100_00, withinMinutes: 30 },
  nightPlay: { count: 4, windowHours: 7 * day, from: 0, until: 5, hours: 2 },
  failedDeposits: { count: 4, windowHours: day },
  cancelledWithdrawals: { count: 3, windowHours: 7 * day },
  raisedLimits: { count: 3, windowHours: 30 * day },
  reachedLimits: { count: 3, windowHours: 7 * day, percent: 90 },
  messageDays: 7,
  noPublicityDays: 7,
} satisfies HarmRules;

/** The rules of markers of harm in each market. */
export const marketHarm = {
  PH: usual,
  /** UKGC SR code 3.4.3: strong signs end marketing. */
  UK: {
    ...usual,
    chasing: { ...usual.chasing, count: 1, lossFrom: 2_000_00 },
    nightPlay: { ...usual.nightPlay, count: 3 },
    noPublicityDays: 30,
  },
  /** The lowest bounds, and the longest time without publicity. */
  strictest: {
    ...usual,
    chasing: { ...usual.chasing, count: 1, lossFrom: 1_000_00 },
    raisedStakes: { ...usual.raisedStakes, count: 3, leastStake: 50_00 },
    nightPlay: { ...usual.nightPlay, count: 2, from: 23, until: 6 },
    failedDeposits: { ...usual.failedDeposits, count: 3 },
    cancelledWithdrawals: { ...usual.cancelledWithdrawals, count: 2 },
    raisedLimits: { ...usual.raisedLimits, count: 2 },
    reachedLimits: { ...usual.reachedLimits, count: 2, percent: 80 },
    noPublicityDays: 90,
  },
  /** The floor, but for the length of a message's pause. */
  open: {
    ...usual,
    chasing: { ...usual.chasing, count: 3, lossFrom: 10_000_00 },
    raisedStakes: { ...usual.raisedStakes, count: 10, leastStake: 500_00 },
    nightPlay: { ...usual.nightPlay, count: 5, from: 1 },
    failedDeposits: { ...usual.failedDeposits, count: 5 },
    reachedLimits: { ...usual.reachedLimits, count: 4, percent: 100 },
    messageDays: 14,
    noPublicityDays: 3,
  },
} satisfies Readonly<Record<string, HarmRules>>;
