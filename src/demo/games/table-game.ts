import type { GenericSchema } from 'valibot';
import type { GameFacts } from '#gateway/catalogue/catalogue.ts';
import type { PlacedStake } from '#gateway/play/play.ts';

/** Returns a fair random integer from 0 to `limit` - 1. */
export type RandomBelow = (limit: number) => number;

/** Result of a round: the payout, and the outcome that the page shows. */
interface Decision<Outcome extends object> {
  readonly payoutCentavos: number;
  readonly outcome: Outcome;
  /** Part of the jackpot that the round wins besides, above 0 and at most 1. None by default. */
  readonly jackpotPart?: number | undefined;
}

/** Bounds of a stake in centavos. A stake is a multiple of `step`. */
export interface StakeBounds {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A game of rounds: the player stakes on a choice, the game decides the round. */
export interface TableGame<Choice = unknown, Outcome extends object = object> {
  /** Stakes of a round that the page offers, in centavos, the least first. */
  readonly stakes: readonly number[];
  /** Bounds of a stake. By default the least and the most that the page offers, in whole pesos. */
  readonly bounds?: StakeBounds;
  /** Data that the page needs to draw the game and to show its rules. */
  readonly rules: object;
  /** Schema of the player's choice. */
  readonly choice: GenericSchema<unknown, Choice>;
  /** Schema of the choice of a round that is played for one player. `choice` by default, which also has the choices of shared rounds. */
  readonly ownChoice?: GenericSchema<unknown, Choice>;
  /** Schema of the stored outcome. */
  readonly outcome: GenericSchema<unknown, Outcome>;
  /** The sum of the stakes that a choice lays on several places. Null for a choice that has no stakes. */
  totalOf?(choice: Choice): number | null;
  /** Decides a round. All chance comes from `randomBelow`. */
  decide(stakeCentavos: number, choice: Choice, randomBelow: RandomBelow): Decision<Outcome>;
  /** The stake of each place with its payout at each possible result. Games that take stakes on several places at once have it. */
  placesOf?(stakeCentavos: number, choice: Choice): readonly PlacedStake[];
  /** The game with the stakes and rules of one title of the catalogue, for games whose titles differ. */
  forTitle?(facts: GameFacts): TableGame<Choice, Outcome>;
}

/** Checks at compile time that `decide` fits the schemas of choice and outcome. */
export function defineTable<Choice, Outcome extends object>(
  game: TableGame<Choice, Outcome>,
): TableGame {
  return game;
}

/** Bounds of the stakes of a game. */
export function boundsOf({ stakes, bounds }: Pick<TableGame, 'stakes' | 'bounds'>): StakeBounds {
  return bounds ?? { least: stakes[0] ?? 100, most: stakes.at(-1) ?? 100, step: 100 };
}

/** True for a stake within bounds that is the sum of the stakes of the choice. */
export function isStake(game: TableGame, stakeCentavos: number, choice: unknown): boolean {
  const { least, most, step } = boundsOf(game);
  const total = game.totalOf?.(choice) ?? stakeCentavos;
  const isWithin = stakeCentavos >= least && stakeCentavos <= most && stakeCentavos % step === 0;
  return isWithin && total === stakeCentavos;
}
