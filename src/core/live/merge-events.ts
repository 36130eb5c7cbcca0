import type { LiveEvent } from '#protocol/model/live-event.ts';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';

/** News for the player: an event, or several that read better as one. */
export interface MergedEvent {
  readonly kind: EventKind;
  /** The amount in centavos, null without one. Of changes of the balance, the sum. */
  readonly amount: number | null;
  readonly count: number;
}

/** Kinds of which several at once are shown as one. */
const merged: ReadonlySet<EventKind> = new Set<EventKind>([
  'balanceChanged',
  'newMessage',
  'rewardOffered',
]);

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** Kinds of money. A message that comes together with one of them says the same in more words. */
const money: ReadonlySet<EventKind> = new Set<EventKind>([
  'depositArrived',
  'depositFailed',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalPaid',
  'balanceChanged',
]);

/** The events in order, where events of a merged kind are one at the place of the first. News about money is shown once. */
export function mergeEvents(events: readonly LiveEvent[]): MergedEvent[] {
  const mergedEvents: MergedEvent[] = [];
  const isMoney = events.some(({ kind }) => money.has(kind));
  for (const { kind, amount } of events) {
    if (isMoney && kind === 'newMessage') continue;
    const at = merged.has(kind) ? mergedEvents.findIndex((one) => one.kind === kind) : -1;
    const before = mergedEvents[at];
    if (before === undefined) mergedEvents.push({ kind, amount, count: 1 });
    else mergedEvents[at] = { kind, amount: plus(before.amount, amount), count: before.count + 1 };
  }
  return mergedEvents;
}
