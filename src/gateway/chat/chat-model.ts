import type { Log } from '../log.ts';
import type { Language } from '#protocol/model/language.ts';
import type { ChatRoomKind, ReportReason, SharedWin } from '../store/tables/chat-tables.ts';
import type { ChatMessage } from './read-messages.ts';
import type { Person } from './session.ts';

/** A room in the list of a member. */
export interface RoomView {
  readonly id: string;
  readonly kind: ChatRoomKind;
  /** Name of the agent of a team. Null for other rooms. */
  readonly owner: string | null;
  /** Unread messages that wait for the member. */
  readonly unread: number;
  /** Seconds between two messages of a member. 0: no pause. */
  readonly slowSeconds: number;
}

/** The answer to the page's ticket. */
export interface OpenedChat {
  /** Token of the session of the page. */
  readonly session: string;
  readonly language: Language;
  /** Id of the room to show first. */
  readonly room: string;
  readonly self: Person;
  readonly rooms: readonly RoomView[];
  /** Ids of the members that the member has blocked. */
  readonly blocked: readonly string[];
  /** End of the mute of the member, or null. */
  readonly mutedUntil: number | null;
  /** Paths of the app, which texts may name. */
  readonly pages: readonly string[];
}

/** A message as a page sends it. */
export interface WrittenMessage {
  readonly room: string;
  readonly clientId: string;
  /** The text, or the id of a round that the member has won. */
  readonly content: { readonly text: string } | { readonly roundId: string };
  readonly replyTo: number | null;
  readonly mentions: readonly string[];
}

/** A place in a room. */
interface Place {
  readonly room: string;
  readonly seq: number;
}

/**
 * The chat for its page. All functions except `open` need the session of the page. They refuse with a ChatRefusal:
 * `session_over`, `closed` while the site or the chat is closed, `not_found`, and as each says.
 */
export interface Chat {
  /** Exchanges a ticket of `launchChat`, once. Refusal `ticket_used`. */
  open(ticket: string): Promise<OpenedChat>;
  rooms(session: string): Promise<readonly RoomView[]>;
  /** The messages before a place, or the last ones. `version` is the number to open a stream after. */
  history(
    session: string,
    room: string,
    before: number | null,
  ): Promise<{
    readonly messages: readonly ChatMessage[];
    readonly more: boolean;
    readonly version: number;
    /** The other side of a private room has read up to this place. */
    readonly readSeq: number;
  }>;
  /** Sends a message once for each client id. Refusals `empty`, `too_long`, `link`, `muted`, `slow`, `too_many`. */
  send(session: string, message: WrittenMessage): Promise<ChatMessage>;
  /** Deletes a message of the member. */
  remove(session: string, place: Place): Promise<void>;
  /** Notes what was read, and returns the unread messages of all rooms. */
  read(session: string, place: Place): Promise<number>;
  /** Notifies the others in the room that the member writes. */
  typing(session: string, room: string): Promise<void>;
  report(session: string, report: Place & { readonly reason: ReportReason }): Promise<void>;
  block(session: string, memberId: string, blocked: boolean): Promise<void>;
  /** The last wins of the member, which can be shared. */
  wins(session: string): Promise<readonly SharedWin[]>;
  /** Opens a stream of lines of JSON (`StreamLine`) with all changes of a room after a number. */
  stream(session: string, room: string, after: number): Promise<ReadableStream<Uint8Array>>;
  /** Ends all streams, and opens no more. */
  endStreams(): void;
  close(): Promise<void>;
}

/** Services that the site of the chat gets from the gateway. */
export interface ChatNeeds {
  readonly chat: Chat;
  /** Origins that may frame the page; `:*` stands for any port. */
  readonly appOrigins: readonly string[];
  /** Records an error that is not a refusal. */
  readonly log: Log;
}
