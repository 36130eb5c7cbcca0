import { isUuid } from '#protocol/uuid.ts';
import type { FeedbackState } from '#protocol/vocabulary/feedback.ts';
import type { Sql } from '../store/database.ts';
import { dueOf } from './answer-due.ts';
import { repliesOf } from './describe-feedback.ts';

/**
 * The feedback with a state, oldest first, at most 100. `contact` is an address or a number that may be used. `dueAt`: the time
 * at which the answer is due, in epoch milliseconds; null when none is.
 */
export async function listFeedback(sql: Sql, state: FeedbackState, answerDays: number) {
  const rows = await sql
    .selectFrom('feedback')
    .leftJoin('member', 'member.id', 'feedback.member_id')
    .select([
      'feedback.id',
      'feedback.number',
      'member.username',
      'feedback.address',
      'member.email',
      'member.mobile',
      'feedback.language',
      'feedback.type',
      'feedback.content',
      'feedback.remark',
      'feedback.pictures',
      'feedback.wants_contact as wantsContact',
      'feedback.sent_at as at',
    ])
    .where('feedback.state', '=', state)
    .orderBy('feedback.id')
    .limit(100)
    .execute();
  const replies = await repliesOf(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map(({ address, email, mobile, wantsContact, ...row }) => {
    const texts = replies.get(row.id) ?? [];
    return {
      ...row,
      contact: address ?? (wantsContact ? (email ?? mobile) : null),
      dueAt: dueOf({ state, sent_at: row.at }, texts, answerDays),
      replies: texts.map(({ author, content }) => ({ author, content })),
    };
  });
}

/** The number of feedback by state. */
export async function countFeedback(sql: Sql): Promise<Partial<Record<string, number>>> {
  const rows = await sql
    .selectFrom('feedback')
    .select((of) => ['state', of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Finds the state of feedback. Null when there is none, also for a text that is no UUID. */
export async function stateOfFeedback(sql: Sql, id: string): Promise<FeedbackState | null> {
  if (!isUuid(id)) return null;
  const row = await sql
    .selectFrom('feedback')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state ?? null;
}
