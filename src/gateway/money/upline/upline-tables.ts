import type { Generated } from 'kysely';

/** Transfers of members to their upline. */
export interface UplineTransferTable {
  id: string;
  from_id: string;
  to_id: string;
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
