import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';

/** The subject of the words of an event. */
interface EventFacts {
  /** Formatted, without a sign. Null when there is none, or when the player hides amounts. */
  readonly amount: string | null;
  /** The balance became smaller. */
  readonly isLess: boolean;
  readonly count: number;
}

/** The words of each kind of event. */
export const eventWords: Readonly<Record<EventKind, (facts: EventFacts) => MessageDescriptor>> = {
  depositArrived: ({ amount }) =>
    amount === null
      ? msg`Your deposit is in your balance.`
      : msg`Your deposit of ${amount} is in your balance.`,
  depositFailed: ({ amount }) =>
    amount === null
      ? msg`Your deposit did not go through.`
      : msg`Your deposit of ${amount} did not go through.`,
  withdrawalApproved: ({ amount }) =>
    amount === null
      ? msg`Your withdrawal is approved.`
      : msg`Your withdrawal of ${amount} is approved.`,
  withdrawalRejected: ({ amount }) =>
    amount === null
      ? msg`Your withdrawal was not approved. The money is back.`
      : msg`Your withdrawal was not approved: ${amount} is back.`,
  withdrawalPaid: ({ amount }) =>
    amount === null
      ? msg`Your withdrawal was paid out.`
      : msg`${amount} of your withdrawal was paid out.`,
  newMessage: ({ count }) =>
    count === 1 ? msg`You have a new message.` : msg`You have ${count} new messages.`,
  balanceChanged: ({ amount, isLess }) => {
    if (amount === null) return msg`Your balance has changed.`;
    return isLess ? msg`${amount} left your balance.` : msg`${amount} was added to your balance.`;
  },
  rewardOffered: ({ count }) =>
    count === 1 ? msg`A reward waits for you.` : msg`${count} rewards wait for you.`,
  contractRequest: () => msg`You have a new contract request.`,
  feedbackAnswered: () => msg`We have answered your feedback.`,
  feedbackClosed: () => msg`Your feedback is closed.`,
  chatMessage: ({ count }) =>
    count === 1 ? msg`A chat message waits for you.` : msg`${count} chat messages wait for you.`,
  signedOutElsewhere: () => msg`You were signed out from another device.`,
};
