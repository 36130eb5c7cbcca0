import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import type { PushKind } from '#protocol/vocabulary/push-kind.ts';

/** The kind of a notification, and the page that shows its subject. */
interface PushSubject {
  readonly kind: PushKind;
  readonly page: string;
}

/** An event as far as its subject depends on it. */
export interface SubjectEvent {
  readonly kind: EventKind;
  readonly cause: { readonly table: string };
  readonly values?: { readonly amount?: number; readonly quiet?: boolean };
}

const page = (name: string): string => `/member?page=${name}`;

const deposit = { kind: 'money', page: page('deposit') } as const;
const withdrawal = { kind: 'money', page: page('withdraw') } as const;
const feedback = { kind: 'messages', page: page('feedback') } as const;

/** Events with one subject each. `balanceChanged` has several; the others are for an open app only. */
const subjects: Readonly<Partial<Record<EventKind, PushSubject>>> = {
  depositArrived: deposit,
  depositFailed: deposit,
  withdrawalApproved: withdrawal,
  withdrawalRejected: withdrawal,
  withdrawalPaid: withdrawal,
  newMessage: { kind: 'messages', page: page('messageV2') },
  contractRequest: { kind: 'messages', page: '/' },
  feedbackAnswered: feedback,
  feedbackClosed: feedback,
  // The chat opens beside any page, where its button shows the unread messages.
  chatMessage: { kind: 'messages', page: '/' },
  rewardOffered: { kind: 'promotions', page: page('rewardCenter') },
};

/** Causes of a changed balance that others than the member bring. */
const causesOfOthers: ReadonlySet<string> = new Set(['deposit', 'upline_transfer', 'member']);

/** The subject of an event. Null for events that no notification reports: quiet ones, and actions of the member. */
export function subjectOf({
  kind,
  cause: { table },
  values = {},
}: SubjectEvent): PushSubject | null {
  if (values.quiet) return null;
  if (kind !== 'balanceChanged') return subjects[kind] ?? null;
  // A bet that was settled after its draw or match.
  if (table === 'round') return { kind: 'draws', page: page('personalHistoryCopy') };
  const isOfOthers = causesOfOthers.has(table) && (values.amount ?? 0) > 0;
  return isOfOthers ? { kind: 'money', page: page('transactionHistory') } : null;
}
