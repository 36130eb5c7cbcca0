import type { Log } from '../log.ts';
import type { Language } from '#protocol/model/language.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { GameFacts, MediaNeeds } from '../catalogue/catalogue.ts';
import type { EventBet, RoundResult, RoundToPlay, SettledRound } from '../bets/bets.ts';
import type { GameSeeds } from './game-seeds.ts';

export { jackpotCap, /** @internal */ jackpotShareBasisPoints } from '../bets/bets.ts';
export type { EventBet, EventLimits } from '../bets/bets.ts';
export type { PlacedStake } from '../store/tables/money/money-tables.ts';
export { proofsOf } from './bet-proofs.ts';
export { recordWins, unboardWin } from './winners/winners.ts';
export {
  isRevealed,
  revealAfterMs,
  revealsAt,
  type SharedRound,
  takesBets,
} from './round-times.ts';
export {
  type GameSeeds,
  hashOfSeed,
  listGameSecrets,
  rotateGameSecret,
  /** @internal */
  secretKeptMs,
  /** @internal */
  seedsFrom,
} from './game-seeds.ts';

declare module '../http/request-context.ts' {
  interface Services {
    /** Seeds of games, which nobody can derive from their hashes. */
    readonly seeds: GameSeeds;
  }
}

/** The game session that a launch ticket was exchanged for, and the facts its page shows. */
export interface OpenedGame {
  /** Token of the game session. */
  session: string;
  /** `real`: the balance of a member. `play`: play money without value. `replay`: a past round is drawn again, none is played. */
  money: 'real' | 'play' | 'replay';
  facts: GameFacts;
  category: GameType;
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
   * `request_invalid`, `insufficient_balance`, `key_reused`, `round_too_soon`, `game_under_maintenance`, and `login.not.session` when the session has ended.
   */
  play(session: string, kind: string, round: RoundToPlay): Promise<SettledRound>;
  /** Balance in centavos. Refusal `login.not.session`. */
  balance(session: string, kind: string): Promise<number>;
}

/** A bet with its result, which nobody learns before `dueAt`, in epoch milliseconds. */
export interface LaterBet {
  readonly choice: unknown;
  /** Null for a bet that gets its result when it is due: a bet can be open for days, and its result shall not be in the store. */
  readonly result: RoundResult | null;
  readonly dueAt: number;
  /** The shared rounds, fights and matches that decide the bet, with their limits. None for a round of one player. */
  readonly events?: readonly EventBet[];
  /** The second stake that the hand may ask for, in centavos. The purses and limits must allow both. 0 by default. */
  readonly raiseCentavos?: number;
}

/** A bet to place. `decide` gets the time and the node id of the game. It runs once, unless the key is known, and may throw a refusal. */
export interface BetToPlace {
  /** Idempotency key, unique for each player. */
  readonly key: string;
  readonly stakeCentavos: number;
  readonly decide: (now: number, nodeId: number) => LaterBet;
}

/** A bet of a member. `outcome` is null while it is open. */
export interface MemberBet {
  readonly id: string;
  readonly key: string;
  readonly stakeCentavos: number;
  readonly payoutCentavos: number;
  readonly state: 'open' | 'won' | 'lost' | 'tied' | 'cancelled';
  readonly choice: unknown;
  readonly outcome: unknown;
  readonly placedAt: number;
  readonly dueAt: number | null;
}

/** The end of a hand: the result of its first stake, and the second stake with its own result. */
export interface HandEnd {
  readonly result: RoundResult;
  readonly raise: {
    readonly stakeCentavos: number;
    readonly choice: unknown;
    readonly result: RoundResult;
  } | null;
}

/**
 * Bets that wait for a result. The ledger holds their stakes, and settles each once when it is due. Calls refuse as
 * `Rounds` do.
 */
export interface Bets {
  /** The time of the store, which decides when bets close, when results are revealed and when bets are due. */
  now(): Promise<number>;
  /** Places a bet. A known key returns the recorded bet and moves nothing. Refusals `key_reused` when it is the key of another bet, and `too_many_open_bets`. */
  place(
    session: string,
    kind: string,
    bet: BetToPlace,
  ): Promise<{ bet: MemberBet; balanceCentavos: number }>;
  /** The last bets of the member at games of the kind, newest first, after those that are due were settled. */
  list(
    session: string,
    kind: string,
  ): Promise<{ bets: readonly MemberBet[]; balanceCentavos: number }>;
  /**
   * Ends an open bet before it is due, as `decide` says, with a second stake that is settled in the same transaction. An
   * ended bet is returned as it is recorded. Refusals `not_found`, and `insufficient_balance` and `key_reused`, which leave the
   * bet open.
   */
  end(
    session: string,
    kind: string,
    key: string,
    decide: (bet: MemberBet) => HandEnd,
  ): Promise<{ bet: MemberBet; raise: MemberBet | null; balanceCentavos: number }>;
}

/** Services that the site of the games gets from the gateway. */
/** The rules of the market for a game: what its page may offer, and how soon the next round can begin. */
interface GameConduct {
  readonly autoplay: boolean;
  readonly quickStop: boolean;
  /** In milliseconds, from one round to the next. */
  readonly leastRoundMs: number;
}

export interface GamesNeeds {
  readonly rounds: Rounds;
  /** The same games with play money. */
  readonly trialRounds: Rounds;
  readonly conductOf: (category: GameType) => GameConduct;
  /** Games that only draw past rounds. */
  readonly replays: Rounds;
  /** Bets of members that are settled later. */
  readonly bets: Bets;
  readonly seeds: GameSeeds;
  /** Origins that may frame the games; `:*` stands for any port. */
  readonly appOrigins: readonly string[];
  /** Finds the game that a picture is drawn for. */
  readonly findGame: MediaNeeds['findGame'];
  /** Records an error that is not a refusal. */
  readonly log: Log;
}

interface Replayed {
  readonly gamesOrigin: string;
  readonly kind: string;
  readonly nodeId: number;
  readonly language: Language;
}

/** Address of the page that draws a past round of a game again. */
export function replayAddress({ gamesOrigin, kind, nodeId, language }: Replayed): string {
  return `${gamesOrigin}/replay/${kind}?language=${language}#${nodeId}-${language}`;
}
