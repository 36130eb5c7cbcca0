import { custom, pipe, transform } from 'valibot';
import { reads } from './reads.ts';

const decimalText = /^-?(\d{1,3}(,\d{3})+|\d{1,15})(\.\d+)?$/;

/** Reads a number, or text such as "-1,250.5". Otherwise NaN. */
function readDecimal(value: unknown): number {
  if (typeof value === 'number') return value;
  const isDecimal = typeof value === 'string' && decimalText.test(value);
  return isDecimal ? Number(value.replaceAll(',', '')) : Number.NaN;
}

/** A number of a reply with a sign and a fraction, as a number or as text. */
// @__NO_SIDE_EFFECTS__
export function decimal() {
  return pipe(
    custom<number>((value) => Math.abs(readDecimal(value)) <= Number.MAX_SAFE_INTEGER),
    transform<number, number>(readDecimal),
  );
}

/** Points of a member, which may be below zero. A fraction is cut. */
// @__NO_SIDE_EFFECTS__
export function points() {
  return pipe(decimal(), transform(Math.trunc));
}

/** As `points`, but null when they are missing or cannot be read. */
// @__NO_SIDE_EFFECTS__
export function pointsOrNull() {
  return reads<number, number, null>((value) => {
    const read = Math.trunc(readDecimal(value));
    return Number.isSafeInteger(read) ? read : null;
  }, null);
}

/** A percentage from 0 to 100, in basis points (hundredths of a percent); null when it is missing or cannot be read. */
// @__NO_SIDE_EFFECTS__
export function percentOrNull() {
  return reads<number, number, null>((value) => {
    const read = readDecimal(value);
    return read >= 0 && read <= 100 ? Math.round(read * 100) : null;
  }, null);
}
