import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { pesos } from './money.ts';
import { identifier, textOrNull, text, wholeNumber } from './wire.ts';

/** A win on the board of winners. The gateway masks the name. */
export const winner = pipe(
  object({
    recordId: identifier(),
    customerName: text(),
    gameName: text(),
    winAmount: pesos(),
    nodeId: nullish(wholeNumber(), null),
    iconUrl: textOrNull(),
  }),
  transform(({ recordId, customerName, gameName, winAmount, nodeId, iconUrl }) => ({
    id: recordId,
    player: customerName,
    game: gameName,
    centavos: winAmount,
    nodeId,
    icon: iconUrl,
  })),
);

export type Winner = InferOutput<typeof winner>;
