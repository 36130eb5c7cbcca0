/** A request under way, and how many still wait for it. */
interface Flight<Landed> {
  readonly landing: Promise<Landed>;
  readonly abort: AbortController;
  waiting: number;
}

/** Lets callers who ask for the same thing at the same time wait for one request. */
export function createFlights<Landed>() {
  const flights = new Map<string, Flight<Landed>>();

  function take(key: string, start: (abort: AbortController) => Promise<Landed>): Flight<Landed> {
    const abort = new AbortController();
    const landing = start(abort).finally(() => {
      if (flights.get(key)?.abort === abort) flights.delete(key);
    });
    const flight = { landing, abort, waiting: 0 };
    flights.set(key, flight);
    return flight;
  }

  /** Joins the request under way, or starts it. It is given up once all who wait have given up. */
  async function join(
    key: string,
    start: (abort: AbortController) => Promise<Landed>,
    signal?: AbortSignal,
  ): Promise<Landed> {
    const flight = flights.get(key) ?? take(key, start);
    flight.waiting += 1;
    if (signal === undefined) return flight.landing;
    try {
      return await Promise.race([flight.landing, givenUp(signal)]);
    } finally {
      flight.waiting -= 1;
      if (signal.aborted && flight.waiting === 0) {
        flights.delete(key);
        flight.abort.abort();
      }
    }
  }

  return { join };
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = (): void => reject(new DOMException('given up', 'AbortError'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
