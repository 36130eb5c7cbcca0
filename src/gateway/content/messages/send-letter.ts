import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { inEachLanguage } from '#protocol/model/language.ts';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { AccountType } from '#protocol/model/member.ts';
import type { LetterTarget } from '#protocol/vocabulary/message.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { addMessages } from '../add-message.ts';
import { htmlOf } from '../html-of.ts';
import { findRecipients, placeBelow } from './find-recipients.ts';
import type { LetterTable } from '../../store/tables/message-tables.ts';
import { lockMember } from './page-of.ts';

export type Letter = Selectable<LetterTable>;

/** A letter to send. The texts are plain. */
export interface NewLetter {
  readonly sender: { readonly id: string; readonly type: AccountType };
  readonly key: string;
  readonly to: LetterTarget;
  /** Id or username of the one downline. */
  readonly account: string | null;
  readonly title: string;
  readonly content: string;
}

/** The number of letters that a member has sent today (+08:00). */
export async function sentToday(sql: Sql, memberId: string, now: number): Promise<number> {
  const { count } = await sql
    .selectFrom('letter')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('sent_at', '>=', startOfDay(dayOf(now)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The letter with a known key. Refusal `key_reused` when it says something else. */
async function repeatedLetter(
  sql: Sql,
  { sender, key, title, content }: NewLetter,
): Promise<Letter | null> {
  const known = await sql
    .selectFrom('letter')
    .selectAll()
    .where('member_id', '=', sender.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  if (known.title !== title || known.content !== htmlOf(content)) {
    throw new Refusal(200, 'key_reused');
  }
  return known;
}

/**
 * Sends a letter: a message to each recipient, and a row in the list of the sender. A known key sends nothing and returns the
 * first letter. Call inside a transaction. Refusals: the refusals of `findRecipients`, `message_limit`, `key_reused`.
 */
export async function sendLetter(
  sql: Sql,
  letter: NewLetter,
  { dayMost, now }: { readonly dayMost: number; readonly now: number },
): Promise<Letter> {
  const { sender, key, title } = letter;
  await lockMember(sql, sender.id);
  const known = await repeatedLetter(sql, letter);
  if (known) return known;
  const { recipient, toId, memberIds } = await findRecipients(sql, sender, letter);
  if ((await sentToday(sql, sender.id, now)) >= dayMost) {
    throw new Refusal(200, 'message_limit', { value: { most: dayMost } });
  }
  const content = htmlOf(letter.content);
  const from = recipient === 'upline' ? placeBelow(sender.type) : 'upline';
  const texts = { titles: inEachLanguage(() => title), contents: inEachLanguage(() => content) };
  await addMessages(
    sql,
    memberIds.map((memberId) => ({
      ...texts,
      memberId,
      sender: from,
      fromId: sender.id,
      at: now,
    })),
  );
  return sql
    .insertInto('letter')
    .values({
      id: uuid(),
      member_id: sender.id,
      key,
      recipient,
      to_id: toId,
      recipients: memberIds.length,
      title,
      content,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
