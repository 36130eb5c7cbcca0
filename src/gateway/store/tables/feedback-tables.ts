import type { Generated } from 'kysely';
import type { Language } from '#protocol/model/language.ts';
import type { FeedbackState, FeedbackType } from '#protocol/vocabulary/feedback.ts';
import type { Json } from '../json-column.ts';

/** Feedback of a member or of a guest. */
interface FeedbackTable {
  id: string;
  /** The reference number: ten letters and digits. */
  number: string;
  /** Null for a guest, who has an address. */
  member_id: string | null;
  /** E-mail address of a guest. */
  address: string | null;
  /** Language of the sender, for the answer to a guest. */
  language: Language;
  type: FeedbackType;
  content: string;
  remark: Generated<string>;
  /** Ids of uploads. */
  pictures: Json<readonly string[]>;
  wants_contact: Generated<boolean>;
  state: Generated<FeedbackState>;
  /** Hash of what a guest has sent on a day, which is stored once. Null for members: their calls have a key. */
  sent_key: string | null;
  sent_at: number;
  /** Null while it is not closed. */
  closed_at: number | null;
}

/** Texts about feedback after its content. */
export interface FeedbackReplyTable {
  id: string;
  feedback_id: string;
  author: 'operator' | 'member';
  content: string;
  at: number;
}

/** The tables of feedback by name. */
export interface FeedbackTables {
  feedback: FeedbackTable;
  feedback_reply: FeedbackReplyTable;
}
