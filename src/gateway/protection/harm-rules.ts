import {
  check,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  pipe,
} from 'valibot';

const whole = (least: number, most: number) =>
  pipe(number(), integer(), minValue(least), maxValue(most));

const day = 24;
const week = 7 * day;
const month = 30 * day;

/** The hours of a night in +08:00, from the first one to before the last one. */
const nightHours = { from: whole(0, 23), until: whole(0, 23) };

/**
 * The rules that mark signs of harm in the play of a member. `count` in `windowHours` makes a marker. The bounds are the floor of
 * every market. Amounts in centavos.
 */
export const harmRules = object({
  /** Deposits within `withinMinutes` after a lost bet, on a day (+08:00) with a net loss from `lossFrom` on. */
  chasing: object({
    count: whole(1, 3),
    windowHours: whole(day, week),
    lossFrom: whole(1, 10_000_00),
    withinMinutes: whole(60, day * 60),
  }),
  /** Stakes from `leastStake` on that are at least `times` the lost stake before, within `withinMinutes` of it. */
  raisedStakes: object({
    count: whole(2, 10),
    windowHours: whole(day, week),
    times: pipe(number(), minValue(1.1), maxValue(2)),
    leastStake: whole(1, 500_00),
    withinMinutes: whole(5, 60),
  }),
  /** Nights with bets in at least `hours` different hours. */
  nightPlay: pipe(
    object({
      count: whole(2, 5),
      windowHours: whole(week, month),
      ...nightHours,
      hours: whole(1, 3),
    }),
    check(({ from, until }) => (until - from + 24) % 24 >= 4, 'A night has at least four hours'),
  ),
  /** Deposits that failed. */
  failedDeposits: object({ count: whole(2, 5), windowHours: whole(day, week) }),
  /** Withdrawals that the member has cancelled. */
  cancelledWithdrawals: object({ count: whole(2, 3), windowHours: whole(week, month) }),
  /** Limits that the member has raised or removed, when the change held. */
  raisedLimits: object({ count: whole(2, 3), windowHours: whole(month, 12 * month) }),
  /** Days on which at least `percent` of a limit of a day was used. */
  reachedLimits: object({
    count: whole(2, 4),
    windowHours: whole(week, month),
    percent: whole(50, 100),
  }),
  /** A member gets at most one message about a kind in this time. */
  messageDays: whole(1, 30),
  /** Nothing advertises to the member for this time after a marker. */
  noPublicityDays: whole(3, 365),
});

export type HarmRules = InferOutput<typeof harmRules>;
