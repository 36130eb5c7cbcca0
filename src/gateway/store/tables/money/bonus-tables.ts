import type { Generated } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { BonusEnd, BonusKind, BonusState } from '#protocol/vocabulary/bonus-state.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Json, Words } from '../../json-column.ts';

/** Percent of a stake that counts as turnover, by category. A category that is missing does not count. */
type TurnoverWeights = Readonly<Partial<Record<GameType, number>>>;

/** Free spins: rounds in slots that are staked from the bonus. */
interface FreeSpins {
  readonly count: number;
  /** Stake of each. A round of a slot with this stake is a free spin. */
  readonly stake: Centavos;
}

/** The terms of a bonus. A bonus keeps the terms of the time of its grant. */
export interface BonusTerms {
  /** Times that the turnover base has to be staked. 0: what is won can be withdrawn at once. */
  readonly times: number;
  /** The turnover base: the bonus alone, or the money that it was given for as well. Winnings for free spins. */
  readonly of: 'bonus' | 'both';
  /** Bonus money can be staked in these categories only. */
  readonly weights: TurnoverWeights;
  /** Greatest stake while the bonus is active. Null: no limit. */
  readonly mostStake: Centavos | null;
  /** Greatest amount that becomes cash. Null: no limit. */
  readonly mostReleased: Centavos | null;
  /** The purse that is staked first. */
  readonly order: 'cashFirst' | 'bonusFirst';
  /** Days from the grant to the expiry. */
  readonly days: number;
  readonly spins: FreeSpins | null;
}

/** The times and payments at which a rule can be chosen. */
export interface BonusConditions {
  /** Times that a member can have it: once, or once a day or a week (+08:00). Null: any number of times. */
  readonly each: 'once' | 'day' | 'week' | null;
  /** Days of the week (+08:00), 0 for Sunday. Null: every day. */
  readonly weekdays: readonly number[] | null;
  /** Minutes of the day (+08:00). Null: at any time. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  /** Codes of the channels of deposits. Null: all. */
  readonly channels: readonly string[] | null;
}

/** Rules that bonuses are given by. */
export interface BonusRuleTable {
  id: string;
  kind: BonusKind;
  titles: Words<string>;
  /** Hundredths of a percent of the base, such as a deposit. */
  rate: number;
  /** Centavos on top of the part of the base. */
  fixed: number;
  /** Least base. */
  least: number;
  /** Greatest bonus. Null: no limit. */
  most: number | null;
  terms: Json<BonusTerms>;
  conditions: Json<BonusConditions>;
  /** Id of the announcement that describes it. */
  announcement: string | null;
  starts_at: number | null;
  ends_at: number | null;
  enabled: boolean;
  sort: number;
}

/** Bonuses of members. Amounts in centavos. */
export interface BonusTable {
  id: string;
  member_id: string;
  rule: string;
  /** Unique: a bonus with a known key is not granted again. */
  key: string;
  state: BonusState;
  /** Reason of the end. Empty before. */
  reason: Generated<BonusEnd | ''>;
  /** The money that it was given for, such as a deposit. */
  base: number;
  /** Granted money. */
  amount: number;
  terms: Json<BonusTerms>;
  titles: Words<string>;
  /** Turnover to reach. Winnings of free spins raise it. */
  goal: number;
  /** Turnover so far, weighted. */
  turnover: Generated<number>;
  /** The same by category. */
  turnover_by: Json<Partial<Record<GameType, number>>>;
  spins_left: number;
  /** Open bets that are staked from it. */
  open_bets: Generated<number>;
  /** Became cash. */
  released: Generated<number>;
  /** Went back to the promotions. */
  forfeited: Generated<number>;
  /** Table and id of the row that causes the bonus. */
  cause_table: string;
  cause_id: string;
  created_at: number;
  /** Null while it is offered. */
  granted_at: number | null;
  expires_at: number;
  ended_at: number | null;
}
