import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import type { SeedFeedback } from './model/seed-talk.ts';

const day = 24 * 3_600_000;

/** Adds the feedback of the seed, with its answers. Numbers that are there already stay as they are. */
export async function loadFeedback(
  sql: Sql,
  feedback: readonly SeedFeedback[],
  memberIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  for (const { number, username, type, content, remark, state, ...one } of feedback) {
    const memberId = memberIds.get(username);
    if (memberId === undefined) continue;
    const id = uuid();
    const added = await sql
      .insertInto('feedback')
      .values({
        id,
        number,
        member_id: memberId,
        address: null,
        language: 'EN',
        type,
        content,
        remark,
        pictures: '[]',
        state,
        sent_key: null,
        sent_at: now - one.daysAgo * day,
        closed_at: one.closedDaysAgo === null ? null : now - one.closedDaysAgo * day,
      })
      .onConflict((on) => on.column('number').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    for (const { content: answer, daysAgo } of one.answers) {
      const reply = { feedback_id: id, author: 'operator' as const, content: answer };
      await sql
        .insertInto('feedback_reply')
        .values({ id: uuid(), ...reply, at: now - daysAgo * day })
        .execute();
    }
  }
}
