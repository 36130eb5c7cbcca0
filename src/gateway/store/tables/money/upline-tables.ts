import type { Generated } from 'kysely';

/** From a member to the upline, or from an agent to a direct downline. */
export type TransferDirection = 'up' | 'down';

/** Transfers between members and their uplines. */
export interface UplineTransferTable {
  id: string;
  from_id: string;
  to_id: string;
  direction: Generated<TransferDirection>;
  /** Idempotency key, unique for each sender. */
  key: string;
  amount: number;
  /** Words of the sender. */
  remark: string;
  /** `done`, or `returned` by the operator. */
  state: Generated<'done' | 'returned'>;
  /** The operator's reason for the return. */
  reason: Generated<string>;
  created_at: number;
  returned_at: Generated<number | null>;
}
