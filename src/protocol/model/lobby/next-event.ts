import { type InferOutput, nullish, object, picklist, pipe, string, transform } from 'valibot';
import { category } from '../../vocabulary/category.ts';
import { countOrNull } from '../readers/count.ts';
import { time } from '../readers/time.ts';
import { identifier, text, textOrNull } from '../wire.ts';

/** A draw of a lottery game, or a match that takes bets. */
export const nextEventKinds = ['draw', 'match'] as const;

/** A draw or a match that has not begun. An event of another kind is left out of its list. */
export const nextEvent = pipe(
  object({
    eventType: picklist(nextEventKinds),
    eventId: identifier(),
    gameType: category,
    vassalage: string(),
    /** The game that takes bets on it. Null where the event is bought on the page of the lottery. */
    nodeId: countOrNull(),
    /** Code of the lottery game of a draw. */
    gameCode: nullish(string(), null),
    eventName: text(),
    league: nullish(text(), ''),
    icon: textOrNull(),
    startTime: time(),
  }),
  transform(
    ({ eventType, eventId, gameType, vassalage, gameCode, eventName, startTime, ...rest }) => ({
      ...rest,
      kind: eventType,
      id: eventId,
      category: gameType,
      vendor: vassalage,
      lottery: gameCode,
      name: eventName,
      /** Epoch milliseconds. */
      at: startTime,
    }),
  ),
);

export type NextEvent = InferOutput<typeof nextEvent>;
