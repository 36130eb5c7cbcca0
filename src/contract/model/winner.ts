import { type InferOutput, object, pipe, transform } from 'valibot';
import { pesos } from './money.ts';
import { countOrNull } from './readers/count.ts';
import { identifier, textOrNull, text } from './wire.ts';

/** A win on the board of winners. The gateway masks the name. */
export const winner = pipe(
  object({
    recordId: identifier(),
    customerName: text(),
    gameName: text(),
    winAmount: pesos(),
    nodeId: countOrNull(),
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
