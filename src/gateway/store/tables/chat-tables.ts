import type { Generated } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Language } from '#protocol/model/language.ts';
import type { ChatRoom } from '#protocol/vocabulary/chat-room.ts';
import type { Json } from '../json-column.ts';

export type ChatRoomKind = 'lobby' | 'game' | 'team' | 'support';

/** A room. Ids: `lobby`, `game:<category>`, `team:<agent>`, `support:<member>`. */
interface ChatRoomTable {
  id: string;
  kind: ChatRoomKind;
  /** The agent of a team, or the member of a support room. Null for the others. */
  member_id: string | null;
  /** The last number that a message or a change of one has taken. */
  last_seq: Generated<number>;
  /** The operator has read the messages up to this number. */
  operator_seq: Generated<number>;
  /** Seconds between two messages of a member. 0: no pause. */
  slow_seconds: Generated<number>;
}

/** A win that a member shows to a room. */
export interface SharedWin {
  readonly roundId: string;
  readonly game: string;
  readonly nodeId: number;
  readonly stake: Centavos;
  readonly payout: Centavos;
}

interface ChatMessageTable {
  room_id: string;
  /** Place in the room. */
  seq: number;
  /** The number of its last change, from the same counter. The same as `seq` while it is unchanged. */
  version: number;
  /** Null: the operator. */
  member_id: string | null;
  /** The sender and the id that the sender's page has given to the message. Unique in a room. */
  client_key: string;
  kind: 'text' | 'win';
  body: string;
  win: Json<SharedWin> | null;
  reply_to: number | null;
  /** Ids of members that the text names. */
  mentions: Json<readonly string[]>;
  at: number;
  /** `deleted` by its author, `removed` by the operator. Neither has a body. */
  state: Generated<'sent' | 'deleted' | 'removed'>;
}

/** Reasons of reports. */
export const reportReasons = ['abuse', 'spam', 'fraud', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

interface ChatReportTable {
  id: string;
  room_id: string;
  seq: number;
  reporter_id: string;
  author_id: string;
  /** The text as it was reported. */
  body: string;
  reason: ReportReason;
  state: Generated<'open' | 'removed' | 'dismissed'>;
  at: number;
}

/** The tables of the chat by name. */
export interface ChatTables {
  chat_room: ChatRoomTable;
  chat_message: ChatMessageTable;
  /** The last message that a member has read in a room. */
  chat_read: { member_id: string; room_id: string; seq: number };
  /** Messages that name or answer a member who has not blocked their author. */
  chat_mention: { member_id: string; room_id: string; seq: number };
  /** Members who have a room open, by the real time. */
  chat_presence: { room_id: string; member_id: string; seen_at: number };
  chat_block: { member_id: string; blocked_id: string };
  chat_report: ChatReportTable;
  chat_mute: { member_id: string; until: number; reason: Generated<string> };
  /** Words that the operator has covered. */
  chat_word: { word: string };
  /** One-use tickets that the page of the chat exchanges for a session of its own. */
  chat_ticket: {
    ticket_hash: string;
    session_hash: string;
    member_id: string;
    /** Empty: the lobby. */
    room: ChatRoom | '';
    language: Language;
    expires_at: number;
  };
  /** Sessions of the page. Each ends with the session of the member that launched it. */
  chat_session: { token_hash: string; session_hash: string; member_id: string };
}
