import type { EntryKind } from '#contract/vocabulary/entry-kind.ts';
import type { Json } from '../store/json-column.ts';

export interface LedgerAccountTable {
  /** Id of a member, or a name such as `house:0`. */
  id: string;
  kind: 'member' | 'house' | 'jackpot' | 'cash';
  balance: number;
}

export interface LedgerEntryTable {
  id: string;
  /** Unique: an entry with a known key is not posted again. */
  key: string;
  kind: EntryKind;
  created_at: number;
}

export interface LedgerPostingTable {
  entry_id: string;
  account_id: string;
  amount: number;
  /** Balance of the account after the entry. */
  balance: number;
}

/** Settled rounds of games. */
export interface RoundTable {
  id: string;
  member_id: string;
  /** Unique for each member. */
  key: string;
  node_id: number;
  stake: number;
  payout: number;
  outcome: Json<unknown>;
  created_at: number;
}
