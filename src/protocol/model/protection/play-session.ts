import { array, fallback, nullish, object, pipe, transform } from 'valibot';
import { countOrNull } from '../readers/count.ts';
import { timeOrNull } from '../readers/time.ts';
import { flag } from '../wire.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';

/**
 * The time of play that is under way. Amounts are centavos, times epoch milliseconds, each null when it is unknown.
 *
 * - `beganAt`: the launch that began it; null before the first one.
 * - `staked`, `won`, `net`: all bets since then. An open bet counts as lost.
 * - `checkMinutes`: the minutes between reality checks, one of `choices`.
 * - `showsClock`: the bar of a game shows the time of the day.
 * - `nextCheckAt`: the time of the next reality check.
 * - `now`: the time of the gateway.
 */
export const playSession = pipe(
  object({
    beganDate: timeOrNull(),
    stakedAmount: pesosOrNull(),
    wonAmount: pesosOrNull(),
    netAmount: pesosOrNull(),
    checkMinutes: countOrNull(),
    checkChoices: fallback(nullish(array(countOrNull()), []), []),
    hasClock: flag(),
    nextCheckDate: timeOrNull(),
    currentDate: timeOrNull(),
  }),
  transform((wire) => ({
    beganAt: wire.beganDate,
    staked: wire.stakedAmount,
    won: wire.wonAmount,
    net: wire.netAmount,
    checkMinutes: wire.checkMinutes,
    choices: wire.checkChoices.filter((minutes) => minutes !== null),
    showsClock: wire.hasClock,
    nextCheckAt: wire.nextCheckDate,
    now: wire.currentDate,
  })),
);
