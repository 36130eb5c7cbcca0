import type { Generated } from 'kysely';
import type { PointEntryKind } from '#protocol/vocabulary/point-entry-kind.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';

/** Kinds of accounts of the points ledger: points of a member, points that were issued, points that were redeemed. */
export type PointAccountKind = 'member' | 'issued' | 'redeemed';

/** Accounts of the points ledger. All balances sum to zero; the balance of a member is never negative. */
export interface PointAccountTable {
  /** `points:<member>`, `points:issued:<lane>` or `points:redeemed:<lane>`. */
  id: string;
  kind: PointAccountKind;
  /** Whole points. */
  balance: number;
  member_id: string | null;
}

export interface PointEntryTable {
  id: string;
  /** Unique: an entry with a known key is not posted again. */
  key: string;
  kind: PointEntryKind;
  created_at: number;
  /** Table and id of the row that causes the entry. */
  cause_table: string;
  cause_id: string;
  actor: 'member' | 'operator' | 'job' | 'provider';
  remark: Generated<string>;
}

export interface PointPostingTable {
  entry_id: string;
  account_id: string;
  amount: number;
  /** Balance of the account after the entry. */
  balance: number;
  /** Time of the entry. */
  created_at: number;
}

/** The turnover that earns one point. */
export interface PointRateTable {
  category: GameType;
  /** The first day (+08:00, days since 1970-01-01) that the rate is valid for. */
  since_day: number;
  /** Centavos. */
  turnover: number;
}

/** The points that the turnover of a day has earned so far: the position of the job. */
export interface PointDayTable {
  member_id: string;
  day: number;
  points: number;
  /** Time of the last credit. */
  credited_at: number;
}

/** Days of members with turnover that the job has not looked at yet. */
export interface PointDueTable {
  member_id: string;
  day: number;
}
