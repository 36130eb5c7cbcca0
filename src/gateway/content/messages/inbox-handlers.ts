import * as inbox from '#protocol/calls/contact/inbox.ts';
import * as calls from '#protocol/calls/messages.ts';
import { messageEvent, recordEvent } from '../../events/events.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import type { Sql } from '../../store/database.ts';
import { countUnread } from '../../push/push.ts';
import { rewardsOf, wireMessage } from './describe-message.ts';
import { knownIds, wantedPage, wirePage } from './page-of.ts';
import { selectInbox } from './select-inbox.ts';

export const getUnreadCount = handle(calls.getUnreadCount, (_, { member, sql }) =>
  countUnread(sql, member.id),
);

export const getInbox = handle(inbox.getInbox, async ({ message, ...request }, context) => {
  const { member, sql, now, language } = context;
  const page = { ...wantedPage(request, { memberId: member.id, now }), language, message };
  const found = await selectInbox(sql, page);
  const rewards = await rewardsOf(
    sql,
    found.rows.map(({ id }) => id),
  );
  return wirePage(page, found, (row) => wireMessage(row, rewards.get(row.id), { language, now }));
});

/** Runs a change of messages. When it has changed any, the other apps of the member count again, and say nothing. */
async function changeQuietly(
  { transaction, member, now }: RequestContext,
  change: (sql: Sql) => Promise<readonly { readonly id: string }[]>,
): Promise<void> {
  await transaction(async (sql) => {
    const [first] = await change(sql);
    if (first) await recordEvent(sql, messageEvent(member.id, first.id, true), now);
  });
}

export const markMessagesRead = handle(inbox.markMessagesRead, async ({ ids }, context) => {
  const { member, now } = context;
  const known = knownIds(ids);
  if (known.length === 0) return undefined;
  await changeQuietly(context, (sql) =>
    sql
      .updateTable('message')
      .set({ read_at: now })
      .where('member_id', '=', member.id)
      .where('id', 'in', known)
      .where('read_at', 'is', null)
      .returning('id')
      .execute(),
  );
  return undefined;
});

/** Deletes what is in a box, or restores what was deleted. */
async function setDeleted(
  context: RequestContext,
  { ids, box }: { readonly ids: readonly string[]; readonly box: 'inbox' | 'outbox' },
  at: number | null,
): Promise<undefined> {
  const known = knownIds(ids);
  if (known.length === 0) return undefined;
  await changeQuietly(context, (sql) =>
    sql
      .updateTable(box === 'inbox' ? 'message' : 'letter')
      .set({ deleted_at: at })
      .where('member_id', '=', context.member.id)
      .where('id', 'in', known)
      .where('deleted_at', at === null ? 'is not' : 'is', null)
      .returning('id')
      .execute(),
  );
  return undefined;
}

export const deleteMessages = handle(inbox.deleteMessages, (request, context) =>
  setDeleted(context, request, context.now),
);

export const restoreMessages = handle(inbox.restoreMessages, (request, context) =>
  setDeleted(context, request, null),
);
