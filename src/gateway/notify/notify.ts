import { type Language, languageCodes } from '#protocol/model/language.ts';
import { eventKinds } from '#protocol/vocabulary/event-kind.ts';
import { addMessage, htmlOf } from '../content/content.ts';
import type { Sql } from '../store/database.ts';
import { addToOutbox } from '../system/system.ts';
import type { NotificationKind, NotificationValues } from './notification-text.ts';
import { notificationText } from './notification-texts.ts';

export type { NotificationKind } from './notification-text.ts';

/** A change that a member is notified of. */
interface MemberNotification {
  readonly memberId: string;
  readonly kind: NotificationKind;
  /** Values of the text, such as a masked number. */
  readonly values?: NotificationValues;
  /** A further address that is notified, such as the number before a change. */
  readonly formerContact?: { readonly channel: 'sms' | 'email'; readonly to: string } | null;
  /** Adds a message to the inbox and sends none to an address. */
  readonly isInboxOnly?: boolean;
}

/** The verified contact of a member: the e-mail address, else the mobile number, else null. */
async function contactOf(sql: Sql, memberId: string) {
  const member = await sql
    .selectFrom('member')
    .select(['email', 'mobile', 'language', 'email_verified_at', 'mobile_verified_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) return null;
  const language = languageCodes.find((code) => code === member.language) ?? 'EN';
  if (member.email !== null && member.email_verified_at !== null) {
    return { language, contact: { channel: 'email', to: member.email } as const };
  }
  if (member.mobile !== null && member.mobile_verified_at !== null) {
    return { language, contact: { channel: 'sms', to: member.mobile } as const };
  }
  return { language, contact: null };
}

/** A notification with the name of a live event goes with it, so that its message is not announced as well. */
function hasOwnEvent(kind: string): boolean {
  return eventKinds.some((own) => own === kind);
}

function inAllLanguages(text: (language: Language) => string): Record<Language, string> {
  return { EN: text('EN'), TY: text('TY'), CN: text('CN'), TH: text('TH') };
}

/**
 * Notifies a member of a change: a message in the inbox, and one to the verified address in the member's language.
 * `sql` may belong to a transaction, so that the change and its message are written together.
 */
export async function notify(
  sql: Sql,
  { memberId, kind, values = {}, formerContact = null, isInboxOnly = false }: MemberNotification,
  now: number,
): Promise<void> {
  const receiver = await contactOf(sql, memberId);
  if (receiver === null) return;
  await addMessage(sql, {
    memberId,
    titles: inAllLanguages((language) => notificationText(language, kind, values).title),
    contents: inAllLanguages((language) =>
      htmlOf(notificationText(language, kind, values).content),
    ),
    at: now,
    isQuiet: hasOwnEvent(kind),
  });
  if (isInboxOnly) return;
  const { title, content } = notificationText(receiver.language, kind, values);
  const text = `Parola: ${title}. ${content}`;
  for (const contact of [receiver.contact, formerContact]) {
    if (contact !== null) await addToOutbox(sql, { ...contact, text }, now);
  }
}
