import type { Centavos } from '#protocol/model/money.ts';
import type { Generated } from 'kysely';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import type { EntryKind } from '#protocol/vocabulary/entry-kind.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Json } from '../../json-column.ts';

/** The part of a stake that comes from a bonus. */
export interface BonusStake {
  /** Id of the bonus. */
  readonly bonus: string;
  readonly amount: Centavos;
  /** It is a free spin of the bonus. */
  readonly spin?: true;
}

/** The stake on one place of a round or an event, as if it were the only one. */
export interface PlacedStake {
  readonly stakeCentavos: Centavos;
  /** Payout at each outcome in centavos, the stake included. All places of an event have the same order of outcomes. */
  readonly payouts: readonly Centavos[];
}

/** Sums of stakes on one event, which are added up over bets. */
export interface NetSums {
  /** Payouts less stakes at each outcome, in centavos. Negative at an outcome that loses. */
  readonly wins: readonly Centavos[];
  /** The risk of all places, each alone, in centavos times the number of outcomes. */
  readonly risk: number;
}

/** The part of an open bet in the sums of one event. */
export interface EventPart extends NetSums {
  readonly event: string;
}

/**
 * Kinds of ledger accounts. Accounts of a member are `member` (cash), `bonus`, `vendor` and `hold`. `trial` and `trialBank` hold
 * trial money. The real accounts are the others: their balances sum to zero.
 */
export type AccountKind =
  | 'member'
  | 'bonus'
  | 'vendor'
  | 'hold'
  | 'openBets'
  | 'house'
  | 'jackpot'
  | 'promotions'
  | 'fees'
  | 'clearing'
  | 'cash'
  | 'trial'
  | 'trialBank';

/** Causes an entry: a member, an operator, a job of the gateway, or a payment provider. */
export type Actor = 'member' | 'operator' | 'job' | 'provider';

export interface LedgerAccountTable {
  /** Id of a member, or a name such as `house:0`. */
  id: string;
  kind: AccountKind;
  balance: number;
  /** The member of a `member`, `bonus`, `vendor`, `hold` or `trial` account. Null for the others. */
  member_id: string | null;
  /** Number of active bonuses, on the main wallet of a member. */
  bonuses: Generated<number>;
  /** Number of limits of losses and stakes, on the main wallet of a member. */
  limits: Generated<number>;
  /** No stakes before this time, epoch milliseconds, on the main wallet of a member. The largest safe integer: without an end. */
  excluded_until: Generated<number>;
}

export interface LedgerEntryTable {
  id: string;
  /** Unique: an entry with a known key is not posted again. */
  key: string;
  kind: EntryKind;
  /** Code in the account record. */
  code: EntryCode;
  created_at: number;
  /** The member whose turnover the entry counts. */
  member_id: string | null;
  /** Category of the game of a bet. */
  category: GameType | null;
  /** Stake that counts as turnover, on the settlement of a bet. */
  turnover: Generated<number>;
  /** Table and id of the row that causes the entry. */
  cause_table: string;
  cause_id: string;
  actor: Actor;
  order_no: string | null;
  remark: string;
}

export interface LedgerPostingTable {
  entry_id: string;
  account_id: string;
  amount: number;
  /** Balance of the account after the entry. */
  balance: number;
  /** Time of the entry. */
  created_at: number;
  /** Code of the entry on the cash account of a member; null on other accounts. */
  code: EntryCode | null;
}

/** Entries that the daily sums of a member do not contain yet. */
export interface LedgerUnsummedTable {
  member_id: string;
  entry_id: string;
}

/** Sums of a member's entries by day (+08:00), category and code. */
export interface DailySumTable {
  member_id: string;
  /** Days since 1970-01-01 in +08:00. */
  day: number;
  /** Empty for entries that belong to no game. */
  category: GameType | '';
  code: EntryCode;
  /** Change of the member's cash and bonus money. */
  amount: number;
  /** Stakes of settled bets that count as turnover. */
  turnover: number;
  entries: number;
  /** Growth of the stakes of open bets, in centavos. */
  open_stakes: Generated<number>;
}

/** Audit of deposits, withdrawals and transfers: one row for each change of state. Rows are never changed. */
export interface MoneyStepTable {
  id: string;
  /** Table and id of the row that changes its state. */
  subject_table: string;
  subject_id: string;
  /** Null for the first state. The same as `to_state` for a step inside a state, such as a part payment. */
  from_state: string | null;
  to_state: string;
  actor: Actor;
  at: number;
  /** Reason or reference, in the words of the actor. */
  reason: Generated<string>;
  /** Money that the step moves. */
  amount: number | null;
  /** The operator who has made the step in the console. Null for steps of others, and of before there were names. */
  operator_name: string | null;
}

/** Result of a bet that waits for its settlement. */
interface PendingResult {
  readonly payoutCentavos: number;
  readonly outcome: unknown;
  readonly places?: readonly PlacedStake[];
}

/** Bets, open and settled. */
export interface RoundTable {
  id: string;
  member_id: string;
  /** Unique for each member. */
  key: string;
  node_id: number;
  category: GameType;
  /** Code of the vendor. */
  vendor: string;
  stake: number;
  /** Payout of a settled bet, the stake of a cancelled one, 0 of an open one. */
  payout: number;
  /** The part of the payout that came from the jackpot. */
  jackpot: Generated<number>;
  /** 0 open, else the wire's status: 1 won, 2 lost, 3 tied, 4 cancelled. */
  status: Generated<number>;
  /** Part of the stake at risk and in cash, which counts as turnover: 0 of open, tied and cancelled bets. */
  valid_bet: Generated<number>;
  /** JSON for the page of the game; null until the bet is settled. */
  outcome: Json<unknown>;
  /** The player's choice; null in games without one. */
  choice: Json<unknown> | null;
  created_at: number;
  settled_at: number | null;
  /** Time of the settlement of an open bet. */
  due_at: number | null;
  /** Result of an open bet, which nobody reads before `due_at`. */
  pending: Json<PendingResult> | null;
  /** The account that the stake came from, a vendor's wallet. Null: the main wallet of the member. */
  wallet: string | null;
  /** The parts of the stake that came from bonuses. Null: all of it is cash. */
  bonus_stakes: Json<readonly BonusStake[]> | null;
  /** The parts of an open bet in the sums of its events. Null: it counts as a whole. */
  events: Json<readonly EventPart[]> | null;
  /** The account that holds the stake while the bet is open. */
  open_account: Generated<string>;
  /** The bonus that has counted the bet, and the turnover that it has counted. Null: none. */
  counted_bonus: Generated<string | null>;
  counted_turnover: Generated<number | null>;
}
