/** States of a withdrawal. */
export const withdrawalStates = [
  /** Asked for. Its money is held, and the member may cancel it. */
  'requested',
  /** The operator is checking it. */
  'taken',
  /** Checked, and waits for its payment. */
  'approved',
  /** Being paid, whole or in parts. */
  'paying',
  /** Paid. Waits for the confirmation of the member. */
  'paid',
  /** The payment failed. It will be tried again, or the money goes back. */
  'failed',
  /** Cancelled by the member. The money is back in the balance. */
  'cancelled',
  /** Refused with a reason. The money is back in the balance. */
  'rejected',
  /** Could not be paid. The money is back in the balance. */
  'released',
  /** Received: see `confirmCauses`. */
  'confirmed',
  /** The member received it partly or not at all. The operator looks at it. */
  'disputed',
  /** The missing part was paid after a dispute. */
  'compensated',
] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

/** A state as the app shows it: 'other' stands for a state that only another gateway knows. */
export type AnyWithdrawalState = WithdrawalState | 'other';

/** Causes of a confirmation: the member, the end of the time to confirm, or the operator. */
export const confirmCauses = ['player', 'clock', 'operator'] as const;
export type ConfirmCause = (typeof confirmCauses)[number];

/** Kinds of a dispute: a part is missing, or nothing arrived. */
export const disputeKinds = ['partly', 'notReceived'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** Those who move a withdrawal to its next state. */
export const stepActors = ['member', 'operator', 'job', 'provider'] as const;
