import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { gameTypes } from '../../vocabulary/category.ts';
import { maybePesos } from '../money.ts';
import { count } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { wordOrNull } from '../readers/word.ts';
import { timeOrNull } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { identifier, list, text, textOrNull } from '../wire.ts';

/**
 * A bonus that a deposit can be made with, with its terms.
 *
 * - `percent` of the deposit, at most `most` (centavos; null: no limit), for deposits from `least`.
 * - `turnover`: times that `turnoverOf` has to be staked: the bonus, or the deposit as well (`both`). For free spins their winnings.
 * - `games`: the categories that count; empty when all do.
 * - `lastDay`: the time until which it can be chosen; null when there is no last day.
 * - `promotion`: id of the announcement that describes it.
 * - `channels`: codes of the channels of deposits that it can be chosen with; empty for all.
 * - `spins`: free spins of `spinStake` centavos each, in place of a percentage; 0 for none.
 * - `days`: time for the turnover, in days; 0 when there is no limit.
 * - `mostStake`: greatest stake while it is active. `mostReleased`: greatest amount that becomes cash. Null: no limit.
 */
export const depositBonus = pipe(
  object({
    bonusId: identifier(),
    title: text(200),
    percent: count(),
    minimumAmount: nullish(pesosOrNull(), 0),
    maximumBonus: maybePesos(),
    turnoverMultiple: nullish(count(), 0),
    turnoverBase: wordOrNull(['bonus', 'both']),
    games: list(wordOrOther(gameTypes), 30),
    endDate: timeOrNull(),
    announcementId: textOrNull(60),
    channels: list(text(60), 100),
    spins: nullish(count(), 0),
    spinStake: nullish(pesosOrNull(), 0),
    days: nullish(count(), 0),
    maximumStake: maybePesos(),
    maximumRelease: maybePesos(),
  }),
  transform((wire) => ({
    id: wire.bonusId,
    title: wire.title,
    percent: wire.percent,
    least: wire.minimumAmount,
    most: wire.maximumBonus,
    turnover: wire.turnoverMultiple,
    turnoverOf: wire.turnoverBase ?? 'both',
    games: wire.games,
    lastDay: wire.endDate,
    promotion: wire.announcementId,
    channels: wire.channels,
    spins: wire.spins,
    spinStake: wire.spinStake,
    days: wire.days,
    mostStake: wire.maximumStake,
    mostReleased: wire.maximumRelease,
  })),
);
export type DepositBonus = InferOutput<typeof depositBonus>;

/** The bonus that a deposit was made with. A reply of which it cannot be read has none. */
// @__NO_SIDE_EFFECTS__
export function chosenBonus() {
  const bonus = object({
    title: text(200),
    amount: maybePesos(),
    turnoverGoal: maybePesos(),
    turnoverDone: maybePesos(),
  });
  const read = transform(
    ({ title, amount, turnoverGoal, turnoverDone }: InferOutput<typeof bonus>) => ({
      title,
      amount,
      goal: turnoverGoal,
      done: turnoverDone,
    }),
  );
  return fallback(nullish(pipe(bonus, read), null), null);
}
