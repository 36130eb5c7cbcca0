import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  object,
  optional,
  string,
} from 'valibot';
import type { Game } from '#protocol/model/game.ts';
import { categoryOrOther } from '#protocol/vocabulary/category.ts';

/** A game as the cache writes it. Several domains keep games. */
export const gameShape: GenericSchema<unknown, Game> = object({
  nodeId: number(),
  gameId: string(),
  name: string(),
  icon: nullable(string()),
  vendor: string(),
  category: categoryOrOther,
  roomId: nullable(string()),
  trial: boolean(),
  leastBet: optional(nullable(number()), null),
  lines: optional(nullable(number()), null),
  isHot: optional(boolean(), false),
  isNew: optional(boolean(), false),
  returnRate: optional(nullable(number()), null),
  isJackpot: optional(boolean(), false),
  mostBet: optional(nullable(number()), null),
  seats: optional(nullable(number()), null),
  players: optional(nullable(number()), null),
});

/** A list of games as the cache writes it. */
export const shape = array(gameShape);
