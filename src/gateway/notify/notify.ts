import { inEachLanguage, languageCodes } from '#protocol/model/language.ts';
import { eventKinds } from '#protocol/vocabulary/event-kind.ts';
import { addMessage, htmlOf } from '../content/content.ts';
import type { Sql } from '../store/database.ts';
import { addToOutbox } from '../system/system.ts';
import { text, worded } from '../texts/texts.ts';
import { contentOf, type Notification } from './notification-text.ts';

export type { NotificationKind } from './notification-text.ts';

/** A change that a member is notified of. */
type MemberNotification = Notification & {
  readonly memberId: string;
  /** A further address that is notified, such as the number before a change. */
  readonly formerContact?: { readonly channel: 'sms' | 'email'; readonly to: string } | null;
  /** Adds a message to the inbox and sends none to an address. */
  readonly isInboxOnly?: boolean;
};

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

/**
 * Notifies a member of a change: a message in the inbox, and one to the verified address in the member's language.
 * `sql` may belong to a transaction, so that the change and its message are written together.
 */
export async function notify(
  sql: Sql,
  notification: MemberNotification,
  now: number,
): Promise<void> {
  const { memberId, kind, formerContact = null, isInboxOnly = false } = notification;
  const receiver = await contactOf(sql, memberId);
  if (receiver === null) return;
  await addMessage(sql, {
    memberId,
    titles: worded(`notification.${kind}.title`),
    contents: inEachLanguage((language) => htmlOf(contentOf(language, notification))),
    at: now,
    isQuiet: hasOwnEvent(kind),
  });
  if (isInboxOnly) return;
  const { language } = receiver;
  const title = text(language, `notification.${kind}.title`);
  const sent = `Parola: ${title}. ${contentOf(language, notification)}`;
  for (const contact of [receiver.contact, formerContact]) {
    if (contact !== null) await addToOutbox(sql, { ...contact, text: sent }, now);
  }
}
