import { safeParse } from 'valibot';
import { chatFrameMessage, type ChatFrameMessage } from '#protocol/model/contact/chat.ts';

/** The only valid sender: the window of the frame, with the origin of its address. */
interface ChatSource {
  readonly window: MessageEventSource | null;
  readonly origin: string;
}

type Envelope = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** The message of the chat's page in an event. Null when the sender or the shape is wrong. */
export function readChatMessage(event: Envelope, source: ChatSource): ChatFrameMessage | null {
  if (source.window === null || event.source !== source.window) return null;
  if (event.origin !== source.origin) return null;
  const parsed = safeParse(chatFrameMessage, event.data);
  return parsed.success ? parsed.output : null;
}
