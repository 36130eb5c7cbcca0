import { type InferOutput, nullish, object, pipe, string, transform } from 'valibot';
import { categoryCodes } from '../../vocabulary/category.ts';
import { countOrNull } from '../readers/count.ts';
import { wordOrNull } from '../readers/word.ts';
import { time } from '../readers/time.ts';
import { identifier, text, textOrNull } from '../wire.ts';

/** A draw of a lottery game, or a match that takes bets. */
const nextEventKinds = ['draw', 'match'] as const;

/**
 * A draw or a match that has not begun. One without a known category has the category of its kind: a draw belongs to the
 * lottery, everything else to sports. One without a known kind is a draw if it names a lottery game.
 */
export const nextEvent = pipe(
  object({
    eventType: wordOrNull(nextEventKinds),
    eventId: identifier(),
    gameType: wordOrNull(categoryCodes),
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
    ({ eventType, eventId, gameType, vassalage, gameCode, eventName, startTime, ...rest }) => {
      const kind = eventType ?? (gameCode === null ? 'match' : 'draw');
      return {
        ...rest,
        id: eventId,
        category: gameType ?? (kind === 'draw' ? ('ELOTT' as const) : ('SPORTS' as const)),
        vendor: vassalage,
        lottery: gameCode,
        name: eventName,
        /** Epoch milliseconds. */
        at: startTime,
      };
    },
  ),
);

export type NextEvent = InferOutput<typeof nextEvent>;
