/** A request under way, shared by several callers. */
interface SharedRequest<Value> {
  readonly answer: Promise<Value>;
  readonly abort: AbortController;
  /** Number of callers that wait for it. */
  callers: number;
}

/** Lets callers with the same key share one request while it is under way. */
export function createDedupe<Value>() {
  const requests = new Map<string, SharedRequest<Value>>();

  function begin(
    key: string,
    start: (abort: AbortController) => Promise<Value>,
  ): SharedRequest<Value> {
    const abort = new AbortController();
    const answer = start(abort).finally(() => {
      if (requests.get(key)?.abort === abort) requests.delete(key);
    });
    const request = { answer, abort, callers: 0 };
    requests.set(key, request);
    return request;
  }

  /** Joins the request under way, or starts it. It is cancelled when all callers have cancelled. */
  async function join(
    key: string,
    start: (abort: AbortController) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    const request = requests.get(key) ?? begin(key, start);
    request.callers += 1;
    if (signal === undefined) return request.answer;
    const cancel = cancellation(signal);
    try {
      return await Promise.race([request.answer, cancel.promise]);
    } finally {
      cancel.stop();
      request.callers -= 1;
      if (signal.aborted && request.callers === 0) {
        requests.delete(key);
        request.abort.abort();
      }
    }
  }

  return { join };
}

/** A promise that rejects when the signal aborts. `stop` removes its listener, because the signal of a session lives long. */
function cancellation(signal: AbortSignal): { promise: Promise<never>; stop(): void } {
  let cancel = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    cancel = () => reject(new DOMException('cancelled', 'AbortError'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
  });
  return { promise, stop: () => signal.removeEventListener('abort', cancel) };
}
