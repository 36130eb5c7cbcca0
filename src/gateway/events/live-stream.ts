import type { liveFrames } from '#protocol/model/live-event.ts';
import { createByteStream } from '../http/byte-stream.ts';
import type { Subscriber } from './live-tickets.ts';
import { type EventRow, toWire } from './read-events.ts';

/** A stream of a session. */
export interface LiveStream extends Subscriber {
  /** Text as UTF-8, for the answer to the client. */
  readonly body: ReadableStream<Uint8Array>;
  /** Sends an event, once. */
  send(row: EventRow): void;
  /** Counts an event as sent. */
  skip(id: string): void;
  sendFrame(name: (typeof liveFrames)[number], id: string, data: unknown): void;
  /** Keeps the connection open on its way through proxies, and notifies the client that it lives. */
  beat(): void;
  end(): void;
}

/** Bytes that wait for a client at most. */
const mostWaiting = 64 * 1024;

/** A sent event is remembered for this long, in milliseconds, so that it is not sent twice. */
const rememberedMs = 3 * 60_000;

/** Creates a stream. `onEnd` is called once, by whichever side ends it. */
export function createLiveStream(subscriber: Subscriber, onEnd: () => void): LiveStream {
  const encoder = new TextEncoder();
  /** Times by the ids of sent events. */
  const sent = new Map<string, number>();
  const { body, end, ...bytes } = createByteStream(mostWaiting, onEnd);

  const write = (text: string): void => bytes.write(encoder.encode(text));

  function sendFrame(name: string, id: string, data: unknown): void {
    write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  const skip = (id: string): void => void sent.set(id, Date.now());

  return {
    ...subscriber,
    body,
    send(row) {
      if (sent.has(row.id)) return;
      skip(row.id);
      sendFrame('change', row.id, toWire(row));
    },
    skip,
    sendFrame,
    beat() {
      const oldest = Date.now() - rememberedMs;
      for (const [id, at] of sent) if (at < oldest) sent.delete(id);
      write(':\n\n');
    },
    end,
  };
}
