import { dayMs } from '#protocol/model/market-day.ts';
import type { Sql } from '../store/database.ts';
import { dueOf } from './answer-due.ts';
import { findUpload, signedAddress } from '../uploads/uploads.ts';
import type { FeedbackReplyTable } from '../store/tables/feedback-tables.ts';
import type { Feedback } from './move-feedback.ts';

/** Closed feedback can be opened again for this long, in milliseconds. */
export const reopenMs = 14 * dayMs;

/** The texts about feedback by its id, oldest first. */
export async function repliesOf(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FeedbackReplyTable[]>> {
  if (ids.length === 0) return new Map();
  const rows = await sql
    .selectFrom('feedback_reply')
    .selectAll()
    .where('feedback_id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(ids.map((id) => [id, rows.filter((row) => row.feedback_id === id)]));
}

async function addresses(sql: Sql, ids: readonly string[], now: number): Promise<string[]> {
  const uploads = await Promise.all(ids.map((id) => findUpload(sql, id)));
  return uploads.flatMap((upload) => (upload === null ? [] : signedAddress(upload, now)));
}

/** Feedback in wire shape, in the order of the rows. */
export async function wireFeedback(
  sql: Sql,
  rows: readonly Feedback[],
  { now, answerDays }: { readonly now: number; readonly answerDays: number },
) {
  const ids = rows.map(({ id }) => id);
  const replies = await repliesOf(sql, ids);
  return Promise.all(
    rows.map(async ({ id, number, type, content, remark, state, ...row }) => {
      const due = dueOf({ state, sent_at: row.sent_at }, replies.get(id) ?? [], answerDays);
      return {
        referenceNo: number,
        type,
        content,
        remark,
        images: await addresses(sql, row.pictures, now),
        contactWished: row.wants_contact,
        status: state,
        replies: (replies.get(id) ?? []).map(({ author, content: text, at }) => ({
          from: author,
          content: text,
          replyTime: at,
        })),
        createTime: row.sent_at,
        reopenTime: row.closed_at === null ? null : row.closed_at + reopenMs,
        dueTime: due,
        overdue: due !== null && due < now,
      };
    }),
  );
}
