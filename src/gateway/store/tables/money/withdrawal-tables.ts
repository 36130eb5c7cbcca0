import type { Generated } from 'kysely';
import type {
  ConfirmCause,
  DisputeKind,
  WithdrawalState,
} from '#protocol/vocabulary/withdrawal-state.ts';
import type { Json } from '../../json-column.ts';

/** Withdrawals. Amounts in centavos. */
export interface WithdrawalTable {
  id: string;
  member_id: string;
  /** UUID of the client. Unique for each member. */
  key: string;
  payout_account_id: string;
  /** The amount that left the balance. */
  amount: number;
  /** The part of the amount that is not paid. */
  charge: number;
  state: WithdrawalState;
  /** Paid to the account so far. */
  paid: Generated<number>;
  /** Went back to the balance. */
  returned: Generated<number>;
  /** Paid after a dispute. */
  compensated: Generated<number>;
  /** The operator's reason for a rejection, a release or the end of a dispute. */
  reason: Generated<string>;
  created_at: number;
  /** Time of the last change of state. */
  changed_at: number;
  /** Time of the payment. */
  paid_at: number | null;
  /** It counts as received from then on. */
  confirm_by: number | null;
  confirm_cause: ConfirmCause | null;
  dispute_kind: DisputeKind | null;
  /** The amount that the member has received, as stated in the dispute. */
  dispute_received: number | null;
  /** Ids of uploads. */
  dispute_pictures: Json<readonly string[]>;
}

/** State of a part payment: sent to the provider, paid, or refused. */
type PartState = 'sending' | 'paid' | 'failed';

/** Payments of a withdrawal. Most have one part. */
export interface WithdrawalPartTable {
  withdrawal_id: string;
  /** From 1. */
  n: number;
  amount: number;
  /** Code of the provider, or `hand` for a payment that the operator has made. */
  provider: string;
  state: PartState;
  /** Number of the provider, or what the operator has written down. */
  reference: Generated<string>;
  began_at: number;
  ended_at: number | null;
  /** The job asks the provider from then on. Null for a part that has ended. */
  ask_at: number | null;
  /** The time at which the provider reported that a refused part was paid. It waits for the operator then. */
  told_paid_at: number | null;
}

/** Members who may not withdraw. */
export interface WithdrawalBlockTable {
  member_id: string;
  reason: string;
  at: number;
}
