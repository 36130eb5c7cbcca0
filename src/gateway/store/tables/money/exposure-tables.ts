import type { Generated } from 'kysely';
import type { Json } from '../../json-column.ts';

/** The sums of the bets on an event: one row of each member who bets on it, and one of the house. */
interface EventExposureTable {
  /** Name of a shared round, a fight or a match. */
  event: string;
  /** Id of a member, or `house`. */
  holder: string;
  /** Stakes by place, in centavos. */
  stakes: Json<Readonly<Record<string, number>>>;
  /** By outcome of the event, in centavos: what a member is paid, or what the house loses. */
  payouts: Json<readonly number[]>;
  /** Wins of a member by outcome, in centavos: payouts less stakes. Empty in the row of the house. */
  wins: Json<readonly number[]>;
  /** Risk of the places of a member, each alone, in centavos times the number of outcomes. */
  risk: Generated<number>;
  /** Time of the result, in epoch milliseconds. */
  ends_at: number;
  /** In the row of the house: the bets of members who share a device were compared. */
  compared: Generated<boolean>;
}

/** Two members who share a device and whose bets on an event oppose each other. Amounts in centavos. */
interface OppositeBetTable {
  event: string;
  one_id: string;
  other_id: string;
  one_stake: number;
  other_stake: number;
  /** The part of both stakes that was at risk. */
  at_risk: number;
  at: number;
}

/** An event that the operator has called off, with the reason that its bettors read. */
interface VoidedEventTable {
  event: string;
  reason: string;
  voided_at: number;
  /** Bets that have their result are cancelled too. */
  with_results: Generated<boolean>;
}

/** An event of a bet that has its result. */
interface SettledEventBetTable {
  event: string;
  round_id: string;
}

/** A bet that the operator has cancelled after its result. Amounts in centavos. */
interface BetReversalTable {
  round_id: string;
  member_id: string;
  reversed_at: number;
  /** The member reads it. */
  reason: string;
  /** The result that was taken back: the wire's status, the payout and the valid bet. */
  status: number;
  payout: number;
  valid_bet: number;
  /** The cash that the bet had lost, negative for one that had won: it corrects the base of the next rebate of losses. */
  cash_loss: number;
  /** The part of the payout that the balance did not reach: the house has borne it until the operator settles it. */
  owed: number;
}

export interface ExposureTables {
  bet_reversal: BetReversalTable;
  event_exposure: EventExposureTable;
  opposite_bet: OppositeBetTable;
  settled_event_bet: SettledEventBetTable;
  voided_event: VoidedEventTable;
}
