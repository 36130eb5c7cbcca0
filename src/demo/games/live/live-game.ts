import type { TableResult } from '#protocol/model/lobby/table-results.ts';
import type { RandomBelow } from '../table-game.ts';

/** A game whose rounds all players of a table share. */
export interface LiveGame<Result extends object = object> {
  /** The places that take chips. */
  readonly places: readonly string[];
  /** Results that differ in what they pay on a place: each result of a round pays as one of them. */
  readonly outcomes: readonly Result[];
  /** The result of a round. */
  deal(randomBelow: RandomBelow): Result;
  /** Part of a result that the history of a table shows. */
  markOf(result: Result): number | string;
  /** A result as the lobby shows it. */
  outcomeOf(result: Result): TableResult;
  /** The payout of the stake on a place, the stake included. */
  payoutOf(stakeCentavos: number, place: string, result: Result): number;
}

/** Checks at compile time that the functions of a game fit each other. */
export function defineLive<Result extends object>(game: LiveGame<Result>): LiveGame {
  return game as LiveGame;
}
