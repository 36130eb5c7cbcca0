import type { GenericSchema } from 'valibot';
import type { GameFacts } from '#gateway/catalogue/catalogue.ts';

/** Returns a fair random integer from 0 to `limit` - 1. */
export type RandomBelow = (limit: number) => number;

/** Result of a round: the payout, and the outcome that the page shows. */
export interface Decision<Outcome extends object> {
  readonly payoutCentavos: number;
  readonly outcome: Outcome;
}

/** A game of rounds: the player stakes on a choice, the game decides the round. */
export interface TableGame<Choice = unknown, Outcome extends object = object> {
  /** The stakes of a round, in centavos. */
  readonly stakes: readonly number[];
  /** Data that the page needs to draw the game and to show its rules. */
  readonly rules: object;
  /** Schema of the player's choice. */
  readonly choice: GenericSchema<unknown, Choice>;
  /** Schema of the stored outcome. */
  readonly outcome: GenericSchema<unknown, Outcome>;
  /** Decides a round. All chance comes from `randomBelow`. */
  decide(stakeCentavos: number, choice: Choice, randomBelow: RandomBelow): Decision<Outcome>;
  /** The game with the stakes and rules of one title of the catalogue, for games whose titles differ. */
  forTitle?(facts: GameFacts): TableGame<Choice, Outcome>;
}

/** Checks at compile time that `decide` fits the schemas of choice and outcome. */
export function defineTable<Choice, Outcome extends object>(
  game: TableGame<Choice, Outcome>,
): TableGame {
  return game;
}
