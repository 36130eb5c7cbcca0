const firstMs = 1_000;
const longestMs = 60_000;

/**
 * The pause before a stream is opened again, in milliseconds: it doubles with each failure in a row, to a minute. Half of
 * it is random, so that the browsers of a restarted gateway do not all come back at once.
 */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return Math.round(full / 2 + (random() * full) / 2);
}
