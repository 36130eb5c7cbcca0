import type { Generated } from 'kysely';
import type { LetterRecipient, MessageSender } from '#protocol/vocabulary/message.ts';
import type { Words } from '../json-column.ts';

/** Messages in the inboxes of members. */
interface MessageTable {
  id: string;
  member_id: string;
  sender: MessageSender;
  /** The member who wrote it. Null for the platform, and for members who were deleted. */
  from_id: Generated<string | null>;
  titles: Words<string>;
  /** HTML. */
  contents: Words<string>;
  sent_at: number;
  /** Null while the message is unread. */
  read_at: number | null;
  /** Null unless it was deleted. It can be restored until it is purged. */
  deleted_at: Generated<number | null>;
}

/** Messages that members have written, as they see them in their own list. Each is also in the inboxes of its recipients. */
export interface LetterTable {
  id: string;
  member_id: string;
  /** Made by the client, unique for the member: a repeated one sends nothing. */
  key: string;
  recipient: LetterRecipient;
  /** Null for all downlines. */
  to_id: string | null;
  /** Number of recipients. */
  recipients: number;
  title: string;
  /** HTML. */
  content: string;
  sent_at: number;
  deleted_at: Generated<number | null>;
}

/** Announcements that members have read. */
interface AnnouncementReadTable {
  member_id: string;
  announcement_id: string;
  read_at: number;
}

/** The tables of messages by name. */
export interface MessageTables {
  message: MessageTable;
  letter: LetterTable;
  announcement_read: AnnouncementReadTable;
}
