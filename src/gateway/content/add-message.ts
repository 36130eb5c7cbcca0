import { v7 as uuid } from 'uuid';
import type { Language } from '#contract/model/language.ts';
import { messageEvent, recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import type { Sender } from './sender.ts';

/** A message to a member. `contents` is HTML. */
export interface NewMessage {
  readonly memberId: string;
  /** The platform by default. */
  readonly sender?: Sender;
  readonly titles: Readonly<Record<Language, string | undefined>>;
  readonly contents: Readonly<Record<Language, string | undefined>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Adds an unread message to the inbox of a member and returns its id. The app of the member is told. */
export async function addMessage(sql: Sql, message: NewMessage): Promise<string> {
  const { memberId, sender = 'merchant', titles, contents, at } = message;
  const id = uuid();
  await sql
    .insertInto('message')
    .values({
      id,
      member_id: memberId,
      sender,
      titles: JSON.stringify(titles),
      contents: JSON.stringify(contents),
      sent_at: at,
      read_at: null,
    })
    .execute();
  await recordEvent(sql, messageEvent(memberId, id), at);
  return id;
}
