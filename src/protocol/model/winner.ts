import { type InferOutput, object, pipe, transform } from 'valibot';
import { countOrNull } from './readers/count.ts';
import { pesosOrNull } from './readers/unknown-money.ts';
import { identifier, textOrNull, text } from './wire.ts';

/** A win on the board of winners. The gateway masks the name. An unknown amount is null. */
export const winner = pipe(
  object({
    recordId: identifier(),
    customerName: text(),
    gameName: text(),
    winAmount: pesosOrNull(),
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
