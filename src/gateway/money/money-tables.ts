import type { Json } from '../store/json-column.ts';

export interface LedgerAccountTable {
  /** A member's id, or `house:0` and its like. */
  id: string;
  kind: 'member' | 'house' | 'jackpot' | 'cash';
  balance: number;
}

export interface LedgerEntryTable {
  id: string;
  /** What makes a write happen once. */
  key: string;
  kind: string;
  created_at: number;
}

export interface LedgerPostingTable {
  entry_id: string;
  account_id: string;
  amount: number;
  /** The account's balance after the entry. */
  balance: number;
}

export interface RoundTable {
  id: string;
  member_id: string;
  key: string;
  node_id: number;
  stake: number;
  payout: number;
  outcome: Json<unknown>;
  created_at: number;
}

export interface LaunchTicketTable {
  ticket_hash: string;
  session_hash: string;
  member_id: string;
  node_id: number;
  language: string;
  expires_at: number;
}

export interface GameSessionTable {
  token_hash: string;
  session_hash: string;
  member_id: string;
  node_id: number;
}
