/** Days of business are days of +08:00, whatever a device or a server says. There is no daylight saving time. */
const offsetMs = 8 * 3_600_000;

/** Length of a day in milliseconds. */
export const dayMs = 24 * 3_600_000;

/** The number of the day that a time belongs to: days since 1970-01-01 in +08:00. */
export function dayOf(at: number): number {
  return Math.floor((at + offsetMs) / dayMs);
}

/** The time at which a day begins, in epoch milliseconds. */
export function startOfDay(day: number): number {
  return day * dayMs - offsetMs;
}

/** The first day of the week of a day. Weeks begin on Monday; day 0 was a Thursday. */
export function weekOf(day: number): number {
  return day - ((((day + 3) % 7) + 7) % 7);
}

/** The first day of the month of a day. */
export function monthOf(day: number): number {
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / dayMs;
}

/** The first day of the month after the month of a day. */
export function nextMonthOf(day: number): number {
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / dayMs;
}
