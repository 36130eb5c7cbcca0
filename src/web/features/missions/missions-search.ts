import { fallback, type GenericSchema, maxLength, optional, picklist, pipe, string } from 'valibot';
import { wholeNumber } from '#protocol/model/wire.ts';

/** A parameter that is left out when it has no valid value. */
// @__NO_SIDE_EFFECTS__
function parameter<Value>(shape: GenericSchema<unknown, Value>) {
  return fallback(optional(shape), undefined);
}

/** Parameters of the missions and leaderboards in the address of the member centre. */
export const missionsSearch = {
  /** The leaderboards are shown in place of the missions. */
  view: parameter(picklist(['leaderboard'])),
  /** Id of the leaderboard. */
  board: parameter(pipe(string(), maxLength(100))),
  /** Start of the period of the leaderboard, in epoch milliseconds. */
  since: parameter(wholeNumber()),
};
