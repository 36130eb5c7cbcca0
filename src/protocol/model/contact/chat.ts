import {
  type InferOutput,
  literal,
  maxLength,
  object,
  pipe,
  string,
  type GenericSchema,
  variant,
} from 'valibot';
import type { ChatRoom } from '../../vocabulary/chat-room.ts';
import type { Language } from '../language.ts';
import { wholeNumber } from '../wire.ts';

/**
 * The page of the chat sends this to the window that frames it, by `postMessage` to the origin of the app only.
 *
 * - `chatReady`: the page is there and takes the messages of the app.
 * - `chatUnread`: the number of unread messages has changed.
 * - `chatOpen`: the member has chosen a link to a page of the app. `path` may have a search and is not trusted.
 * - `chatClose`: the member closes the chat, which goes on.
 */
export const chatFrameMessage = variant('kind', [
  object({ kind: literal('chatReady') }),
  object({ kind: literal('chatUnread'), count: wholeNumber() }),
  object({ kind: literal('chatOpen'), path: pipe(string(), maxLength(500)) }),
  object({ kind: literal('chatClose') }),
]) satisfies GenericSchema;
export type ChatFrameMessage = InferOutput<typeof chatFrameMessage>;

/** The app sends this to the page of the chat, by `postMessage` to the origin of its address only. */
export interface ChatTheme {
  readonly kind: 'chatTheme';
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

/** The app asks the page of the chat to open a room. */
export interface ChatRoomRequest {
  readonly kind: 'chatRoom';
  readonly room: ChatRoom;
}
