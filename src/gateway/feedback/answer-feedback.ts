import type { Language } from '#protocol/model/language.ts';
import { recordEvent } from '../events/events.ts';
import { notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';
import { addToOutbox } from '../system/system.ts';
import { type Feedback, moveFeedback } from './move-feedback.ts';

/** The answer of the operator, and the end of feedback. */
interface OperatorAnswer {
  readonly id: string;
  /** The answer. Null closes the feedback. */
  readonly content: string | null;
}

interface GuestAnswer {
  /** Reference number. */
  readonly number: string;
  readonly answer: string;
}

const texts: Readonly<Record<Language, (values: GuestAnswer) => string>> = {
  EN: ({ number, answer }) => `Parola: our answer to your message ${number}. ${answer}`,
  TY: ({ number, answer }) => `Parola: ang sagot namin sa mensahe mong ${number}. ${answer}`,
  CN: ({ number, answer }) => `Parola：对您留言 ${number} 的答复。${answer}`,
  TH: ({ number, answer }) => `Parola: คำตอบของข้อความ ${number} ของคุณ ${answer}`,
};

/** The e-mail with the operator's answer to a guest. */
function answerToGuest(language: Language, values: GuestAnswer): string {
  return texts[language](values);
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
    const text = answerToGuest(language, { number, answer: content });
    await addToOutbox(sql, { channel: 'email', to, text }, now);
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
