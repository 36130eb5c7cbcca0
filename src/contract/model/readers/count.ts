import { custom, fallback, nullish, pipe, transform } from 'valibot';
import { readPesos } from '../money.ts';
import { latestTime } from '../wire.ts';

/** Reads a whole number from 0; null when it is none. Halves are rounded up. */
function readCount(value: unknown): number | null {
  const whole = Math.round(typeof value === 'number' ? value : readPesos(value) / 100);
  return whole >= 0 && whole <= latestTime ? whole : null;
}

const present = () =>
  pipe(
    custom<number>((value) => readCount(value) !== null),
    transform((value) => readCount(value) ?? 0),
  );

/**
 * A whole number of a reply, from 0: a number, or text such as "3.0" and "1,250". A fraction is rounded. A number that
 * is missing or cannot be read is `unknown`.
 */
// @__NO_SIDE_EFFECTS__
export function count(unknown = 0) {
  return fallback(present(), unknown);
}

/** As `count`, but null when it is missing or cannot be read. */
// @__NO_SIDE_EFFECTS__
export function countOrNull() {
  return fallback(nullish(present(), null), null);
}
