import { recordEvent } from '../events/events.ts';
import { notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';
import { addToOutbox } from '../system/system.ts';
import { text } from '../texts/texts.ts';
import { type Feedback, moveFeedback } from './move-feedback.ts';

/** The answer of the operator, and the end of feedback. */
interface OperatorAnswer {
  readonly id: string;
  /** The answer. Null closes the feedback. */
  readonly content: string | null;
}

/** Notifies the sender: a member by a message and a live event, a guest by e-mail. */
async function notifyOfAnswer(sql: Sql, feedback: Feedback, content: string | null, now: number) {
  const { id, number, member_id: memberId, address: to, language } = feedback;
  if (memberId !== null) {
    const kind = content === null ? 'feedbackClosed' : 'feedbackAnswered';
    const values = { number, answer: content ?? '' };
    await notify(sql, { memberId, kind, values }, now);
    await recordEvent(sql, { memberId, kind, cause: { table: 'feedback', id } }, now);
  } else if (to !== null && content !== null) {
    const answer = text(language, 'feedback.answerToGuest', { number, answer: content });
    await addToOutbox(sql, { channel: 'email', to, text: answer }, now);
  }
}

/**
 * Answers or closes feedback by the operator, and notifies the sender. Null when it is closed already. Call inside a
 * transaction.
 */
export async function answerFeedback(
  sql: Sql,
  { id, content }: OperatorAnswer,
  now: number,
): Promise<Feedback | null> {
  const name = content === null ? 'close' : 'answer';
  const moved = await moveFeedback(sql, { id, name, content, at: now });
  if (moved) await notifyOfAnswer(sql, moved, content, now);
  return moved;
}
