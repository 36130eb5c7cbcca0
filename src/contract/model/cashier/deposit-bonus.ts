import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { pesos } from '../money.ts';
import { identifier, list, text, textOrNull, wholeNumber } from '../wire.ts';

/**
 * A bonus that a deposit can be made with, with its terms.
 *
 * - `percent` of the deposit, at most `most` (centavos; null: no limit), for deposits from `least`.
 * - `turnover`: times that deposit and bonus have to be staked.
 * - `games`: names of the categories that count, in the language of the request; empty when all do.
 * - `lastDay`: the time until which it can be chosen; null when there is no last day.
 * - `promotion`: id of the announcement that describes it.
 */
export const depositBonus = pipe(
  object({
    bonusId: identifier(),
    title: text(200),
    percent: wholeNumber(),
    minimumAmount: nullish(pesos(), 0),
    maximumBonus: nullish(pesos(), null),
    turnoverMultiple: nullish(wholeNumber(), 0),
    games: list(text(60), 30),
    endDate: nullish(wholeNumber(), null),
    announcementId: textOrNull(60),
  }),
  transform((wire) => ({
    id: wire.bonusId,
    title: wire.title,
    percent: wire.percent,
    least: wire.minimumAmount,
    most: wire.maximumBonus,
    turnover: wire.turnoverMultiple,
    games: wire.games,
    lastDay: wire.endDate,
    promotion: wire.announcementId,
  })),
);
export type DepositBonus = InferOutput<typeof depositBonus>;
