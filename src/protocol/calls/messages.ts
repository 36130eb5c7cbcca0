import { custom, object, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { readCount } from '../model/readers/count.ts';

const readUnread = (value: unknown) => readCount(Object(value).value ?? value);

/** Number of unread platform messages. Newer gateways nest the number one level deeper. */
export const getUnreadCount = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  aliases: ['/wps/relay/EMFE_getInboxUnreadCount'],
  moduleId: 'INBOX3',
  token: 'required',
  request: object({}),
  reply: pipe(
    custom<number>((value) => readUnread(value) !== null),
    transform((value) => readUnread(value) ?? 0),
  ),
});
