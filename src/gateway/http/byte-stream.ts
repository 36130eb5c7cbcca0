/** A stream of bytes to a client. */
export interface ByteStream {
  /** For the answer to the client. */
  readonly body: ReadableStream<Uint8Array>;
  write(bytes: Uint8Array): void;
  end(): void;
}

/**
 * Creates a stream. A client that reads too slowly has `mostWaiting` bytes waiting: its stream ends, and it continues with
 * another. `onEnd` is called once, by whichever side ends it.
 */
export function createByteStream(mostWaiting: number, onEnd: () => void): ByteStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  const body = new ReadableStream<Uint8Array>(
    { start: (opened) => void (controller = opened), cancel: finish },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  );

  function finish(): void {
    if (controller === null) return;
    controller = null;
    onEnd();
  }

  function end(): void {
    controller?.close();
    finish();
  }

  return {
    body,
    write(bytes) {
      controller?.enqueue(bytes);
      if ((controller?.desiredSize ?? 1) <= 0) end();
    },
    end,
  };
}
