import { nullish } from 'valibot';
import { readText, wholeOrNull } from '../wire.ts';
import { reads } from './reads.ts';

/** Numbers from 1973 to the year 5138 in seconds. In milliseconds they are before 1973, so that they are never meant so. */
const leastSeconds = 1e8;
const mostSeconds = 1e11;

const dateText = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[ T](\d\d:\d\d[\d:.]*))?(?:([+-]\d\d):?(\d\d))?$/;

/** Reads a date of ISO, or of the market's zone when it names no zone. */
function parseDate(value: string): number {
  const [, year, month, day, clock = '00:00', hours = '+08', minutes = '00'] =
    dateText.exec(value.replace(/z$/i, '+0000')) ?? [];
  return Date.parse(`${year}-${month}-${day}T${clock}${hours}:${minutes}`);
}

/** Reads a time as epoch milliseconds; null when it is none. */
function readTime(value: unknown): number | null {
  const text = readText(value);
  const at = /^[\d.]+$/.test(text) ? Number(text) : parseDate(text);
  return wholeOrNull(Math.round(at >= leastSeconds && at < mostSeconds ? at * 1_000 : at));
}

/**
 * A time in epoch milliseconds. Gateways send seconds or milliseconds, as a number or as text, or a date as text. A date
 * without a zone means +08:00. A time that is missing or cannot be read is 0, which screens show as unknown.
 */
// @__NO_SIDE_EFFECTS__
export function time() {
  return reads<number, number, number>(readTime, 0);
}

/** As `time`, but null when it is missing or cannot be read. */
// @__NO_SIDE_EFFECTS__
export function timeOrNull() {
  return nullish(reads<number, number, null>(readTime, null), null);
}
