import type { Language } from '#protocol/model/language.ts';
import { isKnownTime, perLanguage, unknownSign } from './format.ts';

const clock = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'medium', hourCycle: 'h23' }),
);

/** Time of day of the device with seconds, such as 14:05:09. `at` is in epoch milliseconds. */
export function formatClock(at: number, language: Language): string {
  if (!isKnownTime(at)) return unknownSign;
  return clock(language).format(at);
}

/** Offset of the device's time zone from GMT at a time in epoch milliseconds, such as GMT+8 or GMT-3:30. */
export function formatOffset(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '-' : '+';
  return `GMT${sign}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
