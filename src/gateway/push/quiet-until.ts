import { dayMinutes, type QuietHours } from '#protocol/model/contact/push.ts';

const minuteMs = 60_000;

/** Returns whether the runtime knows a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Minutes since midnight by the clock of a time zone. */
function minuteOfDay(now: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const part = (name: 'hour' | 'minute') =>
    Number(format.formatToParts(now).find(({ type }) => type === name)?.value);
  return part('hour') * 60 + part('minute');
}

/**
 * The end of the quiet hours that `now` is in, in epoch milliseconds; null outside of them. Hours that end when they begin are
 * the whole day.
 */
export function quietUntil(now: number, quiet: QuietHours | null, timeZone: string): number | null {
  if (quiet === null) return null;
  const { from, to } = quiet;
  const minute = minuteOfDay(now, timeZone);
  const since = (minute - from + dayMinutes) % dayMinutes;
  const length = (to - from + dayMinutes) % dayMinutes || dayMinutes;
  if (since >= length) return null;
  const minutesLeft = length - since;
  return Math.floor(now / minuteMs) * minuteMs + minutesLeft * minuteMs;
}
