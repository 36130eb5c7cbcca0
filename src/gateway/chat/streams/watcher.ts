import { createByteStream } from '../../http/byte-stream.ts';
import type { ChatMessage } from '../read-messages.ts';

/** A stream and the room that it watches. */
export interface Watching {
  readonly memberId: string;
  /** Key of the session that the stream ends with. */
  readonly sessionHash: string;
  readonly room: string;
  /** Rooms of the member whose news are reported while another one is open. */
  readonly privateRooms: readonly string[];
}

/** A line of a stream, as JSON. */
export type StreamLine =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  /** Everything up to this number was sent. */
  | { readonly kind: 'ready'; readonly version: number }
  /** Too much was missed: the page reads the room again. */
  | { readonly kind: 'reset' }
  /** Another room has something unread. */
  | { readonly kind: 'news' }
  | { readonly kind: 'typing'; readonly name: string }
  | { readonly kind: 'present'; readonly count: number }
  /** The other side has read up to a message. */
  | { readonly kind: 'read'; readonly seq: number }
  | { readonly kind: 'beat' };

const encoder = new TextEncoder();

/** A line as it is sent. Lines for many streams are encoded once. */
export function encodeLine(line: StreamLine): Uint8Array {
  return encoder.encode(`${JSON.stringify(line)}\n`);
}

/** A message and its bytes. */
export interface EncodedMessage {
  readonly version: number;
  readonly bytes: Uint8Array;
}

/** An open stream. */
export interface Watcher extends Watching {
  readonly body: ReadableStream<Uint8Array>;
  /** Sends the messages that were not sent yet. Those that come before `start` wait. */
  send(messages: readonly EncodedMessage[]): void;
  /** Sends what was missed, and then what has waited. Everything up to `version` counts as sent. */
  start(missed: readonly EncodedMessage[], version: number): void;
  write(bytes: Uint8Array): void;
  end(): void;
}

/** Bytes that wait for a client at most. */
const mostWaiting = 256 * 1024;

/** Creates a stream. `onEnd` is called once, by whichever side ends it. */
export function createWatcher(watching: Watching, onEnd: () => void): Watcher {
  const { body, write, end } = createByteStream(mostWaiting, onEnd);
  let early: EncodedMessage[] | null = [];
  let sent = 0;

  function send(messages: readonly EncodedMessage[]): void {
    if (early !== null) return void early.push(...messages);
    for (const { version, bytes } of messages) {
      if (version <= sent) continue;
      sent = version;
      write(bytes);
    }
  }

  return {
    ...watching,
    body,
    send,
    start(missed, version) {
      const waiting = early ?? [];
      early = null;
      send(missed);
      sent = Math.max(sent, version);
      send(waiting);
      write(encodeLine({ kind: 'ready', version: sent }));
    },
    write,
    end,
  };
}
