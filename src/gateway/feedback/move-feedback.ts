import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { FeedbackState } from '#protocol/vocabulary/feedback.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import type { FeedbackReplyTable, FeedbackTables } from '../store/tables/feedback-tables.ts';

export type Feedback = Selectable<FeedbackTables['feedback']>;

/** All moves of feedback, and who makes each. */
const feedbackMoves = {
  answer: { actor: 'operator', from: ['open', 'answered'], to: 'answered' },
  close: { actor: 'operator', from: ['open', 'answered'], to: 'closed' },
  reopen: { actor: 'member', from: ['closed'], to: 'open' },
} as const satisfies Readonly<
  Record<
    string,
    { actor: 'operator' | 'member'; from: readonly FeedbackState[]; to: FeedbackState }
  >
>;

interface Move {
  readonly id: string;
  readonly name: keyof typeof feedbackMoves;
  /** A text for the other side. Null adds none. */
  readonly content: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Feedback that was closed before this time does not move. */
  readonly closedAfter?: number;
}

function addReply(sql: Sql, reply: Omit<FeedbackReplyTable, 'id'>): Promise<unknown> {
  return sql
    .insertInto('feedback_reply')
    .values({ id: uuid(), ...reply })
    .execute();
}

/**
 * Moves feedback by the table of moves, adds the text and records the step. Null when its state does not allow the move:
 * nothing is changed then. Call inside a transaction.
 */
export async function moveFeedback(
  sql: Sql,
  { id, name, content, at, closedAfter }: Move,
): Promise<Feedback | null> {
  const { actor, from: states, to } = feedbackMoves[name];
  for (const from of states) {
    const moved = await sql
      .updateTable('feedback')
      .set({ state: to, closed_at: to === 'closed' ? at : null })
      .where('id', '=', id)
      .where('state', '=', from)
      .$if(closedAfter !== undefined, (rows) => rows.where('closed_at', '>', closedAfter ?? 0))
      .returningAll()
      .executeTakeFirst();
    if (!moved) continue;
    if (content !== null) await addReply(sql, { feedback_id: id, author: actor, content, at });
    await recordStep(sql, { subject: { table: 'feedback', id }, from, to, actor, at });
    return moved;
  }
  return null;
}
