import { array, type GenericSchema, object, string } from 'valibot';
import { gameShape } from '../cache/game-shape.ts';
import type { SeenGame } from './search-games.ts';

const seenGame: GenericSchema<unknown, SeenGame> = object({
  game: gameShape,
  slotClass: string(),
});

/** Games of the lists that were shown, as the cache writes them. */
export const seenGamesFormat = { shape: array(seenGame) };
