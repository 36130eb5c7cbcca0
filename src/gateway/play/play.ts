import type { Language } from '#contract/model/language.ts';
import type { GameFacts, MediaNeeds } from '../catalogue/catalogue.ts';
import type { RoundToPlay, SettledRound } from '../money/money.ts';

/** The game session that a launch ticket was exchanged for, and the facts its page shows. */
export interface OpenedGame {
  /** Token of the game session. */
  session: string;
  /** `real`: the balance of a member. `play`: play money without value. `replay`: a past round is drawn again, none is played. */
  money: 'real' | 'play' | 'replay';
  facts: GameFacts;
  balanceCentavos: number;
  nodeId: number;
  gameName: string;
  language: string;
}

/**
 * Rounds that the pages of the games play, with the money of members or with play money. `kind` is the kind of the page
 * that asks: tickets and sessions of games of another kind count as unknown. While the site is closed, all functions
 * refuse with `system_maintenance` or `region_restricted`.
 */
export interface Rounds {
  /**
   * Exchanges a one-use launch ticket for a game session. Refusals `not_found` when it is unknown, used or older than
   * 60 s, and `game_under_maintenance`.
   */
  open(ticket: string, kind: string): Promise<OpenedGame>;
  /**
   * Stakes and settles one round in one transaction. A known key returns the recorded round and moves nothing. Refusals
   * `request_invalid`, `insufficient_balance`, `game_under_maintenance`, and `login.not.session` when the session has ended.
   */
  play(session: string, kind: string, round: RoundToPlay): Promise<SettledRound>;
  /** Balance in centavos. Refusal `login.not.session`. */
  balance(session: string, kind: string): Promise<number>;
}

/** Services that the site of the games gets from the gateway. */
export interface GamesNeeds {
  readonly rounds: Rounds;
  /** The same games with play money. */
  readonly trialRounds: Rounds;
  /** Games that only draw past rounds. */
  readonly replays: Rounds;
  /** Origins that may frame the games; `:*` stands for any port. */
  readonly appOrigins: readonly string[];
  /** Finds the game that a picture is drawn for. */
  readonly findGame: MediaNeeds['findGame'];
  /** Records an error that is not a refusal. */
  readonly log: (line: string) => void;
}

interface Replayed {
  readonly gamesOrigin: string;
  readonly kind: string;
  readonly nodeId: number;
  readonly language: Language;
}

/** Address of the page that draws a past round of a game again. */
export function replayAddress({ gamesOrigin, kind, nodeId, language }: Replayed): string {
  return `${gamesOrigin}/replay/${kind}#${nodeId}-${language}`;
}
