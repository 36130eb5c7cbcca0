import { array, boolean, type GenericSchema, number, object, safeParse } from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import { gameShape } from '../cache/game-shape.ts';
import type { FavouriteChange, FavouriteGames } from './favourite-changes.ts';

/** Favourites as the cache writes them. */
export const shape: GenericSchema<unknown, FavouriteGames> = object({
  nodeIds: array(number()),
  games: array(gameShape),
});

/** A change as it is kept, and as one tab sends it to the others. */
export const favouriteChange: GenericSchema<unknown, FavouriteChange> = object({
  game: gameShape,
  added: boolean(),
});

/** Version 1 had `starred` for `added`. */
const firstChanges = array(object({ game: gameShape, starred: boolean() }));

function migrate(value: unknown, version: number): unknown {
  const first = safeParse(firstChanges, value);
  if (version !== 1 || !first.success) return undefined;
  return first.output.map(({ game, starred }) => ({ game, added: starred }));
}

/** Changes that the gateway has not received yet. */
export const keptFavouriteChanges = declareEntry(
  'star-changes',
  { shape: array(favouriteChange), migrate },
  'unsent',
  2,
);
