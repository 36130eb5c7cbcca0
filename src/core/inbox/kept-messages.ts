import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  nullish,
  number,
  object,
  picklist,
  string,
} from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Letter, Message, Recipients } from '#protocol/model/contact/message.ts';
import { listFormat } from '../query/list-format.ts';
import { letterRecipients, messageSenders } from '#protocol/vocabulary/message.ts';

const reward = object({
  id: string(),
  title: string(),
  kind: picklist(['cash', 'bonus', 'points', 'other']),
  amount: nullable(number()),
  state: picklist(['offered', 'claimed', 'expired']),
  expiresAt: nullable(number()),
});

const message: GenericSchema<unknown, Message> = object({
  id: string(),
  sender: picklist([...messageSenders, 'other']),
  name: string(),
  // A copy of an earlier release has none.
  memberId: nullish(string(), null),
  account: nullable(string()),
  title: string(),
  content: string(),
  isRead: boolean(),
  at: number(),
  reward: nullable(reward),
});

const letter: GenericSchema<unknown, Letter> = object({
  id: string(),
  recipient: picklist([...letterRecipients, 'other']),
  name: string(),
  count: number(),
  title: string(),
  content: string(),
  at: number(),
});

/** The last messages to the member, and the last that the member has sent, as the cache writes them. */
export const keptInbox = declareEntry('inbox', listFormat(message), 'private', 2);
export const keptOutbox = declareEntry('outbox', listFormat(letter), 'private', 2);

const recipients: GenericSchema<unknown, Recipients> = object({
  upline: nullable(object({ name: string() })),
  downlines: array(object({ id: nullish(string(), null), account: string(), name: string() })),
  count: number(),
  most: number(),
  left: number(),
});

/** The recipients that the member may write to, for letters that are written without a network. */
export const keptRecipients = declareEntry('recipients', { shape: recipients }, 'private');
