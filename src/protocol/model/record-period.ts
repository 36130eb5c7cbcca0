import { check, maxLength, maxValue, minValue, optional, pipe, regex, string } from 'valibot';
import { uuidPattern } from '../uuid.ts';
import { wholeNumber } from './wire.ts';

/** The longest period of a search in the records: 30 days, in milliseconds. */
export const longestPeriodMs = 30 * 24 * 3_600_000;

/** A period: `from` is included, `to` is not. Epoch milliseconds. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** The place of a row in a list by time: its time, its id and what follows them. */
// @__NO_SIDE_EFFECTS__
export const rowPlace = (rest = '') =>
  pipe(string(), regex(new RegExp(String.raw`^\d{1,15}_${uuidPattern}${rest}$`)));

/** Checks that a period is not longer than 30 days. */
// @__NO_SIDE_EFFECTS__
export function withinLongestPeriod<Request extends Period>() {
  return check<Request, string>(
    ({ from, to }) => to - from <= longestPeriodMs,
    'a period of 30 days at most',
  );
}

/**
 * The page of a record that is wanted.
 *
 * - `from`, `to`: epoch milliseconds; `to` is not included; 30 days at most.
 * - `page`: from 1.
 * - `asOf`: time of the first page, as its reply states it. Rows that arrive later are left out, so that they move nothing.
 * - `after`: the `next` of the page before, which gateways that offer it read faster than a page by number.
 */
export const recordPage = {
  from: wholeNumber(),
  to: wholeNumber(),
  page: pipe(wholeNumber(), minValue(1)),
  size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10),
  asOf: optional(wholeNumber()),
  after: optional(rowPlace()),
} as const;

/** Number of a single order; empty for all. */
export const orderNumber = optional(pipe(string(), maxLength(100)));
