import { v7 as uuid } from 'uuid';
import type { Language } from '#protocol/model/language.ts';
import type { MessageSender } from '#protocol/vocabulary/message.ts';
import { messageEvent, recordEvents } from '../events/events.ts';
import type { Sql } from '../store/database.ts';

/** A message to a member. `contents` is HTML. */
export interface NewMessage {
  readonly memberId: string;
  /** The platform by default. */
  readonly sender?: MessageSender;
  /** The member who wrote it. */
  readonly fromId?: string;
  readonly titles: Readonly<Record<Language, string | undefined>>;
  readonly contents: Readonly<Record<Language, string | undefined>>;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Another live event reports the same change. */
  readonly isQuiet?: boolean;
}

/** Messages in one statement. */
const batch = 500;

/**
 * Adds unread messages to inboxes and returns their ids. Every message to a member is made here. The apps of the members are
 * notified.
 */
export async function addMessages(sql: Sql, messages: readonly NewMessage[]): Promise<string[]> {
  const made = messages.map((message) => ({ ...message, id: uuid() }));
  for (let at = 0; at < made.length; at += batch) {
    const some = made.slice(at, at + batch);
    const rows = some.map(({ id, memberId, sender = 'merchant', fromId = null, ...message }) => ({
      id,
      member_id: memberId,
      sender,
      from_id: fromId,
      titles: JSON.stringify(message.titles),
      contents: JSON.stringify(message.contents),
      sent_at: message.at,
      read_at: null,
    }));
    await sql.insertInto('message').values(rows).execute();
    const events = some.map(({ id, memberId, isQuiet = false, at: now }) => ({
      ...messageEvent(memberId, id, isQuiet),
      at: now,
    }));
    await recordEvents(sql, events);
  }
  return made.map(({ id }) => id);
}

/** Adds an unread message to the inbox of a member and returns its id. The app of the member is notified. */
export async function addMessage(sql: Sql, message: NewMessage): Promise<string> {
  const [id = ''] = await addMessages(sql, [message]);
  return id;
}
