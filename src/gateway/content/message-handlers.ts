import * as calls from '#contract/calls/messages.ts';
import { handle } from '../http/request-context.ts';

export const getUnreadCount = handle(calls.getUnreadCount, async (_, { member, sql }) => {
  const { unread } = await sql
    .selectFrom('message')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .where('member_id', '=', member.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
});
