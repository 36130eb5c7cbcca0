import { type InferOutput, nullish, object, pipe, string, transform } from 'valibot';
import { pesos } from './money.ts';
import { category } from '../vocabulary/category.ts';
import { flag, identifier, maybeText, text, wholeNumber } from './wire.ts';

/** A game that can be started by its node. `category` and `vendor` are the wire's codes. */
export const game = pipe(
  object({
    nodeId: wholeNumber(),
    gameId: identifier(),
    displayName: text(),
    iconUrl: maybeText(),
    vassalage: string(),
    gameType: category,
    roomId: nullish(identifier(), null),
    supportPlay: flag(),
    minBet: nullish(pesos(), null),
    lines: nullish(wholeNumber(), null),
  }),
  transform(({ displayName, iconUrl, vassalage, gameType, supportPlay, minBet, ...rest }) => ({
    ...rest,
    name: displayName,
    icon: iconUrl,
    vendor: vassalage,
    category: gameType,
    /** Whether it can be tried with play money, by guests too. */
    trial: supportPlay,
    /** The least stake in centavos, and the lines it is played on; null where the vendor does not say. */
    leastBet: minBet,
  })),
);

export type Game = InferOutput<typeof game>;
