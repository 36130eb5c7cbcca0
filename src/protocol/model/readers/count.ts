import { nullish } from 'valibot';
import { readPesos } from '../money.ts';
import { wholeOrNull } from '../wire.ts';
import { reads } from './reads.ts';

/** Reads a whole number from 0; null when it is none. Halves are rounded up. */
export function readCount(value: unknown): number | null {
  return wholeOrNull(Math.round(typeof value === 'number' ? value : readPesos(value) / 100));
}

/**
 * A whole number of a reply, from 0: a number, or text such as "3.0" and "1,250". A fraction is rounded. A number that
 * is missing or cannot be read is `unknown`.
 */
// @__NO_SIDE_EFFECTS__
export function count(unknown = 0) {
  return reads<number, number, number>(readCount, unknown);
}

/** As `count`, but null when it is missing or cannot be read. */
// @__NO_SIDE_EFFECTS__
export function countOrNull() {
  return nullish(reads<number, number, null>(readCount, null), null);
}
