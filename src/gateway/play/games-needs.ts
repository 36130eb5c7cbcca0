import type { Rounds } from '../money/rounds.ts';

/** The services that the site of the games gets from the gateway. */
export interface GamesNeeds {
  readonly rounds: Rounds;
  /** The same games with play money. */
  readonly trialRounds: Rounds;
  /** Origins that may frame the games; `:*` stands for any port. */
  readonly appOrigins: readonly string[];
}
