import type { GameFacts } from '../catalogue/catalogue.ts';
import type { RoundToPlay, SettledRound } from '../money/money.ts';

/** The game session that a launch ticket was exchanged for, and the facts its page shows. */
export interface OpenedGame {
  /** Token of the game session. */
  session: string;
  /** `real`: the balance of a member. `play`: play money without value. */
  money: 'real' | 'play';
  facts: GameFacts;
  balanceCentavos: number;
  nodeId: number;
  gameName: string;
  language: string;
}

/** Rounds that the pages of the games play, with the money of members or with play money. */
export interface Rounds {
  /** Exchanges a one-use launch ticket for a game session. Refusal `not_found` when it is unknown, used or older than 60 s. */
  open(ticket: string): Promise<OpenedGame>;
  /**
   * Stakes and settles one round in one transaction. A known key returns the recorded round and moves nothing. Refusals
   * `request_invalid`, `insufficient_balance`, and `login.not.session` when the session has ended.
   */
  play(session: string, round: RoundToPlay): Promise<SettledRound>;
  /** Balance in centavos. Refusal `login.not.session`. */
  balance(session: string): Promise<number>;
}

/** Services that the site of the games gets from the gateway. */
export interface GamesNeeds {
  readonly rounds: Rounds;
  /** The same games with play money. */
  readonly trialRounds: Rounds;
  /** Origins that may frame the games; `:*` stands for any port. */
  readonly appOrigins: readonly string[];
}
