import type { GameType } from '#contract/vocabulary/category.ts';
import type { Words } from '../store/json-column.ts';

/** Codes that each member can redeem once. */
export interface PromoCodeTable {
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
export interface RedEnvelopeTable {
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
export interface RebateRateTable {
  category: GameType;
  rank_id: string;
  rate: number;
}

/** Claimed rebates, at most one of a member and a day. */
export interface RebateClaimTable {
  id: string;
  member_id: string;
  /** Days since 1970-01-01 in +08:00. */
  day: number;
  /** Sum of the lines, in centavos. */
  amount: number;
  at: number;
}

/** The turnover of a category that a claim has paid a rebate for. Amounts in centavos. */
export interface RebateLineTable {
  claim_id: string;
  category: GameType;
  turnover: number;
  /** Hundredths of a percent. */
  rate: number;
  amount: number;
}
