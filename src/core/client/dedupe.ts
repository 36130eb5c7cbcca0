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
    try {
      return await Promise.race([request.answer, cancelled(signal)]);
    } finally {
      request.callers -= 1;
      if (signal.aborted && request.callers === 0) {
        requests.delete(key);
        request.abort.abort();
      }
    }
  }

  return { join };
}

function cancelled(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const cancel = (): void => reject(new DOMException('cancelled', 'AbortError'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
  });
}
