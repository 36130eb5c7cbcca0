/** Transfers between the wallets of a member. */
export interface WalletTransferTable {
  id: string;
  member_id: string;
  /** Idempotency key, unique for each member. */
  key: string;
  /**
   * `move` from one wallet to another, `collect` from all vendors to the main wallet, `launch` from all wallets to the wallet of
   * the game that starts, `home` as `collect`, by the job that empties the wallets of vendors when games share one wallet.
   */
  kind: 'move' | 'collect' | 'launch' | 'home';
  /** Codes of vendors. Null: the main wallet, or several. */
  from_vendor: string | null;
  to_vendor: string | null;
  /** 0 when there was nothing to collect. */
  amount: number;
  created_at: number;
}
