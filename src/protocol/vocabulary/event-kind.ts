/** Kinds of live events: changes that a member is notified of while the app is open. */
export const eventKinds = [
  /** The money of a deposit is in the balance. */
  'depositArrived',
  /** A deposit failed, expired or was cancelled. */
  'depositFailed',
  /** A withdrawal was approved and will be paid. */
  'withdrawalApproved',
  /** A withdrawal was rejected. Its money is back in the balance. */
  'withdrawalRejected',
  /** A withdrawal was paid, whole or in part. */
  'withdrawalPaid',
  /** A message is in the inbox. */
  'newMessage',
  /** The balance changed without an action of the member, for example by a bet that was settled later. */
  'balanceChanged',
  /** A reward waits to be claimed. */
  'rewardOffered',
  /** An agent offers a contract. */
  'contractRequest',
  /** The operator has answered feedback. */
  'feedbackAnswered',
  /** The operator has closed feedback. */
  'feedbackClosed',
  /** A message of the chat waits for the member. */
  'chatMessage',
  /** The session was ended on another device. */
  'signedOutElsewhere',
] as const;

export type EventKind = (typeof eventKinds)[number];
