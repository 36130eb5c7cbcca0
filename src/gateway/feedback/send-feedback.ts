import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Language } from '#protocol/model/language.ts';
import type { FeedbackType } from '#protocol/vocabulary/feedback.ts';
import { hashToken } from '../hash-token.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';

/** Letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const dayMs = 24 * 3_600_000;

/** A member, or a guest with an e-mail address. */
export type Sender =
  | { readonly memberId: string; readonly address: null }
  | { readonly memberId: null; readonly address: string };

interface NewFeedback {
  readonly sender: Sender;
  readonly language: Language;
  readonly type: FeedbackType;
  readonly content: string;
  readonly remark: string;
  /** Ids of uploads. */
  readonly pictures: readonly string[];
  readonly wantsContact: boolean;
}

/** A reference number: ten letters and digits, about 50 bits. */
function newNumber(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A guest who sends the same text twice on a day has sent it once. */
function sentKey({ sender, type, content, remark }: NewFeedback, now: number): string | null {
  if (sender.address === null) return null;
  const day = Math.floor(now / dayMs);
  return hashToken(JSON.stringify([sender.address.toLowerCase(), day, type, content, remark]));
}

/** Stores feedback and returns its reference number. Call inside a transaction. */
export async function addFeedback(sql: Sql, feedback: NewFeedback, now: number): Promise<string> {
  const { sender, language, type, content, remark, pictures, wantsContact } = feedback;
  const sent = sentKey(feedback, now);
  const inserted = await sql
    .insertInto('feedback')
    .values({
      id: uuid(),
      number: newNumber(),
      member_id: sender.memberId,
      address: sender.address,
      language,
      type,
      content,
      remark,
      pictures: JSON.stringify(pictures),
      wants_contact: wantsContact,
      sent_key: sent,
      sent_at: now,
      closed_at: null,
    })
    .onConflict((on) => on.column('sent_key').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
  if (!inserted) {
    const first = await sql
      .selectFrom('feedback')
      .select('number')
      .where('sent_key', '=', sent)
      .executeTakeFirstOrThrow();
    return first.number;
  }
  const subject = { table: 'feedback', id: inserted.id } as const;
  await recordStep(sql, { subject, from: null, to: 'open', actor: 'member', at: now });
  return inserted.number;
}
