import { type InferOutput, nullish, object, pipe, string, transform } from 'valibot';
import { flag, identifier, maybeText, text, wholeNumber } from './wire.ts';

/** A game that can be started by its node. `category` and `vendor` are the wire's codes. */
export const game = pipe(
  object({
    nodeId: wholeNumber(),
    gameId: identifier(),
    displayName: text(),
    iconUrl: maybeText(),
    vassalage: string(),
    gameType: string(),
    roomId: nullish(identifier(), null),
    supportPlay: flag(),
  }),
  transform(({ displayName, iconUrl, vassalage, gameType, supportPlay, ...rest }) => ({
    ...rest,
    name: displayName,
    icon: iconUrl,
    vendor: vassalage,
    category: gameType,
    /** Whether a guest may try it without money. */
    trial: supportPlay,
  })),
);

export type Game = InferOutput<typeof game>;
