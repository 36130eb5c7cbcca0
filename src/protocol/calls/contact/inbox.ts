import {
  array,
  type GenericSchema,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { idempotencyKey } from '../../model/cashier/idempotency-key.ts';
import {
  letter,
  message,
  sentLetter,
  messagesPerPage,
  recipients,
} from '../../model/contact/message.ts';
import { count, countOrNull } from '../../model/readers/count.ts';
import { listed } from '../../model/readers/listed.ts';
import { emptyReply, list, textOrNull, wholeNumber } from '../../model/wire.ts';
import { uuid } from '../../uuid.ts';
import { letterTargets } from '../../vocabulary/message.ts';

const shared = { moduleId: 'INBOX3', token: 'required' } as const;

/**
 * The page of a list that is wanted. The first reply names `asOf` and `next`; further pages send them, so that what arrives, is
 * read or is deleted meanwhile moves nothing. An older gateway reads `page` only.
 */
const page = {
  page: optional(pipe(wholeNumber(), minValue(1), maxValue(10_000)), 1),
  size: optional(pipe(wholeNumber(), minValue(1), maxValue(messagesPerPage)), messagesPerPage),
  search: optional(pipe(string(), trim(), maxLength(60)), ''),
  asOf: optional(wholeNumber()),
  after: optional(uuid),
};

/** A page of a list. An older gateway sends the list alone. */
// @__NO_SIDE_EFFECTS__
function pageOf<Item extends GenericSchema>(item: Item) {
  const items = list(item, messagesPerPage);
  return listed(
    pipe(
      object({
        list: items,
        totalPages: count(1),
        asOf: countOrNull(),
        next: textOrNull(60),
      }),
      transform(({ totalPages: pages, ...rest }) => ({ ...rest, pages })),
    ),
  );
}

/** The boxes of a member: what was received, and what was sent. */
const box = optional(picklist(['inbox', 'outbox']), 'inbox');

const ids = pipe(array(pipe(string(), minLength(1), maxLength(60))), minLength(1), maxLength(100));

/** The messages to the member, unread ones first, then the newest. `message` asks for one only. */
export const getInbox = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  aliases: ['/wps/relay/EMFE_getInbox'],
  wireNames: { search: 'keyword', message: 'messageId' },
  context: { language: 'language' },
  request: object({ ...page, message: optional(pipe(string(), maxLength(60)), '') }),
  reply: pageOf(message),
});

/** The messages that the member has sent, newest first. */
export const getOutbox = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/message/outbox',
  wireNames: { search: 'keyword' },
  request: object(page),
  reply: pageOf(letter),
});

/** Marks messages as read. Unknown ids are ignored. */
export const markMessagesRead = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/message/inbox/read',
  wireNames: { ids: 'messageIds' },
  request: object({ ids }),
  reply: emptyReply(),
});

/** Deletes messages from a box of the member. For a day they can be restored. Unknown ids are ignored. */
export const deleteMessages = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/wps/message/inbox',
  wireNames: { ids: 'messageIds' },
  request: object({ ids, box }),
  reply: emptyReply(),
});

/** Brings deleted messages back. Unknown ids are ignored. */
export const restoreMessages = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/message/inbox/restore',
  wireNames: { ids: 'messageIds' },
  request: object({ ids, box }),
  reply: emptyReply(),
});

/** The recipients that the member may write to, and how often today. `search` is a part of the name of a downline. */
export const getRecipients = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/message/recipients',
  wireNames: { search: 'keyword' },
  request: object({ search: optional(pipe(string(), trim(), maxLength(60)), '') }),
  reply: recipients,
});

/** A text that the gateway checks. The limit keeps hostile requests small. */
const written = pipe(string(), maxLength(10_000), trim());

/**
 * Sends a message to the upline, to one downline (`account`: the id or the username) or to all direct downlines. A repeated key sends nothing and
 * replies with the first one. Errors: `field_required` (value: `{ field }`), `content_length` (value: `{ field, most }`),
 * `message_limit` (value: `{ most }`), `not_found` for an account that is no direct downline, `function.not.available` for a
 * member without the upline or downlines, `key_reused`.
 */
export const sendMessage = defineCall({
  ...shared,
  method: 'PUT',
  path: '/wps/message/send',
  wireNames: { key: 'idempotencyKey', to: 'recipient' },
  request: object({
    key: idempotencyKey,
    to: picklist(letterTargets),
    account: nullish(pipe(string(), trim(), maxLength(100)), null),
    title: written,
    content: written,
  }),
  reply: sentLetter,
});

/** Marks announcements as read by the member, on all devices. Unknown ids are ignored. */
export const markAnnouncementsRead = defineCall({
  ...shared,
  moduleId: 'COMM3',
  method: 'POST',
  path: '/wps/relay/MCSFE_markAnnouncementAsRead',
  wireNames: { ids: 'announcementIds' },
  request: object({ ids }),
  reply: emptyReply(),
});
