import type { Generated } from 'kysely';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Words } from '../json-column.ts';

/** Codes that each member can redeem once. */
interface PromoCodeTable {
  id: string;
  /** In upper case. */
  code: string;
  /** The reward: see the table `reward`. */
  kind: 'cash' | 'bonus' | 'points';
  amount: number;
  rule: string | null;
  titles: Words<string>;
  terms: Words<string>;
  starts_at: number;
  ends_at: number;
  /** Members who can redeem it, and how many are left. */
  uses: number;
  uses_left: number;
}

/** Pots that members share, one share each. Amounts in centavos. */
interface RedEnvelopeTable {
  id: string;
  titles: Words<string>;
  pot: number;
  shares: number;
  /** The smallest share. */
  least: number;
  pot_left: number;
  shares_left: number;
  opens_at: number;
  closes_at: number;
}

/** Rates of rebates, in hundredths of a percent. */
interface RebateRateTable {
  category: GameType;
  rank_id: string;
  /** The first day with the rate, in days since 1970-01-01 in +08:00. */
  since_day: Generated<number>;
  rate: number;
}

/** Claimed rebates, at most one of a member and a day. */
interface RebateClaimTable {
  id: string;
  member_id: string;
  /** Days since 1970-01-01 in +08:00. */
  day: number;
  /** Sum of the lines, in centavos. */
  amount: number;
  at: number;
}

/** The turnover of a category that a claim has paid a rebate for. Amounts in centavos. */
interface RebateLineTable {
  claim_id: string;
  category: GameType;
  turnover: number;
  /** Hundredths of a percent. */
  rate: number;
  amount: number;
}

/** Ended periods of the rules of loss rebates. */
interface LossRebatePeriodTable {
  rule: string;
  /** Days since 1970-01-01 in +08:00. */
  first_day: number;
  /** Members with a loss that the rule gives something for. */
  members: number;
  closed_at: number;
}

/** The loss of a member in a period, and the rebate that is offered for it. Amounts in centavos. */
interface LossRebateTable {
  rule: string;
  first_day: number;
  member_id: string;
  loss: number;
  /** Null until it is offered. */
  amount: Generated<number | null>;
  reward_id: Generated<string | null>;
}

/** The tables of the reward centre. */
export interface RewardCenterTables {
  promo_code: PromoCodeTable;
  red_envelope: RedEnvelopeTable;
  rebate_rate: RebateRateTable;
  rebate_claim: RebateClaimTable;
  rebate_line: RebateLineTable;
  loss_rebate: LossRebateTable;
  loss_rebate_period: LossRebatePeriodTable;
}
