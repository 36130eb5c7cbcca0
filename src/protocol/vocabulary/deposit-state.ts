/** States of a deposit. */
export const depositStates = [
  /** Noted, and not yet known to the payment provider. */
  'created',
  /** Waits for the payment. */
  'pending',
  /** Paid, and added to the balance. */
  'paid',
  /** The payment was declined, or the provider did not take the order. */
  'failed',
  /** Not paid in time. Money that comes later makes it `paid`. */
  'expired',
  /** Cancelled by the member. Money that comes later waits in `review`. */
  'cancelled',
  /** The operator looks at it. */
  'review',
  /** The operator sent the money back. */
  'returned',
  /** The provider took the money back after it was paid. */
  'reversed',
] as const;

export type DepositState = (typeof depositStates)[number];

/** A state as the app shows it: 'other' stands for a state that only another gateway knows. */
export type AnyDepositState = DepositState | 'other';

/** States in which a payment is still expected. */
export const openDepositStates = ['created', 'pending', 'review'] as const;

/**
 * The reasons of a failed deposit: the payer declined, the provider refused the order, it never took it, or a transfer with
 * a proof never arrived.
 */
export const depositFailures = ['declined', 'refused', 'notTaken', 'notReceived'] as const;
export type DepositFailure = (typeof depositFailures)[number];

/**
 * The reasons of a review: the member sent a proof of a bank transfer, another amount arrived, money arrived after the
 * end of the deposit, or money arrived for an order that nobody knows.
 */
export const depositReviews = ['proof', 'amount', 'afterEnd', 'unknown'] as const;
export type DepositReview = (typeof depositReviews)[number];
