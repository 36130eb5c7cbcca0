import type { GenericSchema } from 'valibot';
import type { GameFacts } from '#gateway/money/rounds.ts';

/** A fair whole number from 0 to `limit` - 1. */
export type Below = (limit: number) => number;

/** How a round was decided: what it pays, and what the page shows of it. */
export interface Decision<Shown extends object> {
  readonly payoutCentavos: number;
  readonly outcome: Shown;
}

/** A game of rounds: stake on a choice, be told how it was decided. */
export interface TableGame<Choice = unknown, Shown extends object = object> {
  /** The stakes of a round, in centavos. */
  readonly stakes: readonly number[];
  /** What the page has to know to draw the game and to tell its rules. */
  readonly rules: object;
  /** What a player may choose. */
  readonly choice: GenericSchema<unknown, Choice>;
  /** What was decided, as the books keep it. */
  readonly outcome: GenericSchema<unknown, Shown>;
  /** Decides a round; pure but for `below`. */
  decide(stakeCentavos: number, choice: Choice, below: Below): Decision<Shown>;
  /** The same game with the stakes and rules of a title of the catalogue, where titles differ. */
  titled?(facts: GameFacts): TableGame<Choice, Shown>;
}

/** A game whose choice and outcome agree with how it is decided. */
export function defineTable<Choice, Shown extends object>(
  game: TableGame<Choice, Shown>,
): TableGame {
  return game;
}
