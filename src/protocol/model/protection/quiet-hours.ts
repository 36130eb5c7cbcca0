import { dayMs, dayOf, startOfDay } from '../market-day.ts';

const hourMs = 3_600_000;

/** The hours of a day in which nothing advertises, in epoch milliseconds. They return each day. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** Returns true in the quiet hours of any day, also long after the day of `hours`. */
export function isQuietAt(hours: QuietHours | null, now: number): boolean {
  if (hours === null) return false;
  const sinceBegin = (((now - hours.from) % dayMs) + dayMs) % dayMs;
  return sinceBegin < hours.until - hours.from;
}

/** Hours of the clock in +08:00, from 0 to 23: from the first to before the second, over midnight where that is less. */
interface ClockHours {
  readonly from: number;
  readonly until: number;
}

/** The quiet hours that begin on the day of a time. */
export function quietHoursAt(hours: ClockHours | null, now: number): QuietHours | null {
  if (hours === null) return null;
  const { from, until } = hours;
  const day = startOfDay(dayOf(now));
  return { from: day + from * hourMs, until: day + (until > from ? until : until + 24) * hourMs };
}
