import type { Platform } from '../platform.ts';
import { createFrameReader, type Frame } from './frame-reader.ts';

/** A gateway sends something each 15 seconds. After this time without a byte, the connection is dead. */
const silentMs = 45_000;

/** The gateway has answered without a stream. */
class NoStream extends Error {
  override readonly name = 'NoStream';
}

interface Options {
  readonly fetch: Platform['fetch'];
  readonly address: URL;
  /** Ends the stream. */
  readonly signal: AbortSignal;
  onFrame(frame: Frame): void;
  now(): number;
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  push: (text: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      push(decoder.decode(value, { stream: true }));
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads a stream until the gateway ends it. Throws when it cannot be opened, breaks, is silent for too long or sends what
 * is no stream, and when the signal aborts.
 */
export async function readStream({ fetch, address, signal, onFrame, now }: Options): Promise<void> {
  const own = new AbortController();
  const abort = (): void => own.abort();
  let timer = setTimeout(abort, silentMs);
  signal.addEventListener('abort', abort);
  try {
    if (signal.aborted) abort();
    const answer = await fetch(address, {
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: own.signal,
    });
    const isStream = /^text\/event-stream\b/i.test(answer.headers.get('Content-Type') ?? '');
    if (answer.status !== 200 || !isStream || answer.body === null) {
      void answer.body?.cancel().catch(() => undefined);
      throw new NoStream(String(answer.status));
    }
    const { push } = createFrameReader(onFrame, now);
    await readBody(answer.body, (text) => {
      clearTimeout(timer);
      timer = setTimeout(abort, silentMs);
      push(text);
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    own.abort();
  }
}
