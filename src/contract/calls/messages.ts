import { object, pipe, transform, union } from 'valibot';
import { defineCall } from '../call.ts';
import { wholeNumber } from '../model/wire.ts';

const nested = pipe(
  object({ value: wholeNumber() }),
  transform(({ value }) => value),
);

/** Number of unread platform messages. Newer gateways nest the number one level deeper. */
export const getUnreadCount = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  aliases: ['/wps/relay/EMFE_getInboxUnreadCount'],
  moduleId: 'INBOX3',
  token: 'required',
  request: object({}),
  reply: union([wholeNumber(), nested]),
});
