/** A source of the current time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** The one time of a store: all gateways on it have the same. Bets close by it, and results are revealed by it. */
export interface StoreClock {
  /** Epoch milliseconds. */
  now(): number | Promise<number>;
}

export const systemClock: Clock = { now: () => Date.now() };
