import {
  literal,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { count } from '../../model/readers/count.ts';
import { chatRoom } from '../../vocabulary/chat-room.ts';

/**
 * Address of the page of the chat, which is framed. It has a ticket that works once, for a minute, and is no session of the
 * member. An empty `room` is the lobby. Errors: `function.not.available` while the chat is off, `need_true_account`.
 */
export const launchChat = defineCall({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  moduleId: 'CBS3',
  token: 'required',
  constants: { b2c: 1 },
  context: { language: 'language' },
  request: object({ room: optional(union([chatRoom, literal('')]), '') }),
  reply: pipe(
    object({ chatUrl: pipe(string(), minLength(1), maxLength(4_000)) }),
    transform(({ chatUrl }) => ({ url: chatUrl })),
  ),
});

/**
 * The number of messages that wait for the member: messages of the support and of the team, and messages of other rooms that
 * answer or name the member.
 */
export const getChatUnread = defineCall({
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  moduleId: 'CBS3',
  token: 'required',
  request: object({}),
  reply: pipe(
    object({ unReadCount: count() }),
    transform(({ unReadCount }) => ({ count: unReadCount })),
  ),
});
