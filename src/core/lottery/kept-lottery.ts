import { array, nullable, number, object, string } from 'valibot';
import { betFields } from '../cache/bet-shape.ts';
import { declareEntry } from '../cache/declare-entry.ts';

const game = object({
  code: string(),
  id: string(),
  name: string(),
  icon: nullable(string()),
});

const draw = object({
  game: string(),
  name: string(),
  number: string(),
  digits: string(),
  at: number(),
});

/** Games on sale and latest draws, as the cache writes them. */
export const keptLottery = declareEntry(
  'lottery',
  {
    shape: object({
      groups: array(object({ code: string(), games: array(game) })),
      draws: array(draw),
    }),
  },
  'public',
);

/** The last tickets of the member. */
export const keptTickets = declareEntry(
  'tickets',
  {
    shape: array(
      object({
        ...betFields,
        draw: nullable(string()),
        drawsAt: nullable(number()),
        numbers: nullable(string()),
        drawn: nullable(string()),
      }),
    ),
  },
  'private',
);
