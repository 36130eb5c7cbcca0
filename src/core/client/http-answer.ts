/** A response before it is checked. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
  /** The time of the gateway when it answered, in epoch milliseconds. */
  readonly at: number;
}
