import { array, nullable, number, object, string } from 'valibot';

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
export const lotteryFormat = {
  shape: object({
    groups: array(object({ code: string(), games: array(game) })),
    draws: array(draw),
  }),
};
