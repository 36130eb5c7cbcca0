import { dayMs } from '#protocol/model/market-day.ts';
import type { MarketPack } from '../protection/protection.ts';
import type { FeedbackReplyTable } from '../store/tables/feedback-tables.ts';
import type { Settings } from '../system/system.ts';
import type { Feedback } from './move-feedback.ts';

interface Promises {
  readonly settings: Pick<Settings, 'trust'>;
  readonly market: Pick<MarketPack, 'trust'>;
}

/** The days in which an answer to feedback is promised: by the operator, else by the market. */
export function answerDaysOf({ settings, market }: Promises): number {
  return (settings.trust.complaints ?? market.trust.complaints).answerDays;
}

/**
 * The time at which the answer to open feedback is due, in epoch milliseconds: counted from the last text of the sender. Null
 * in other states. `replies` are the texts about it, oldest first.
 */
export function dueOf(
  { state, sent_at: sentAt }: Pick<Feedback, 'state' | 'sent_at'>,
  replies: readonly Pick<FeedbackReplyTable, 'author' | 'at'>[],
  answerDays: number,
): number | null {
  if (state !== 'open') return null;
  const last = replies.findLast(({ author }) => author === 'member');
  return (last?.at ?? sentAt) + answerDays * dayMs;
}
