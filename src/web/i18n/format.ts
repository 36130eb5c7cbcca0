import type { Language } from '#contract/model/language.ts';
import type { Centavos } from '#contract/model/money.ts';
import { pesoDigits, wholeDigits } from './digits.ts';
import { languages } from './languages.ts';

const latin = { numberingSystem: 'latn' } as const;
const dated = { ...latin, calendar: 'gregory' } as const;

/** Caches one formatter per language, because construction is slow. */
function perLanguage<Format>(create: (tag: string) => Format): (language: Language) => Format {
  const formats = new Map<Language, Format>();
  return (language) => {
    const format = formats.get(language) ?? create(languages[language].tag);
    formats.set(language, format);
    return format;
  };
}

const percent = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { ...latin, style: 'percent', maximumFractionDigits: 2 }),
);
const day = perLanguage((tag) => new Intl.DateTimeFormat(tag, { ...dated, dateStyle: 'medium' }));
const minute = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { ...dated, dateStyle: 'medium', timeStyle: 'short' }),
);
const clock = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { ...dated, timeStyle: 'medium', hourCycle: 'h23' }),
);
const ago = perLanguage(
  (tag) => new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { numeric: 'auto' }),
);

/** Centavos as pesos with the peso sign and two decimals. */
export function formatMoney(centavos: Centavos, language: Language): string {
  return pesoDigits(centavos, language, '₱');
}

/** A whole number with grouping, such as 12,400 points. */
export function formatCount(whole: number, language: Language): string {
  return wholeDigits(whole, language);
}

/** Formats a rate in hundredths of a percent: 2250 is 22.5%. */
export function formatRate(rate: number, language: Language): string {
  return percent(language).format(rate / 10_000);
}

/** The sign for a value that the gateway did not tell, or told in a form that cannot be read. */
export const unknownSign = '–';

/** Tells whether a time can be shown. A time that could not be read is 0. */
export const isKnownTime = (at: number): boolean => at > 0 && at <= 8.64e15;

/** Formats a time in epoch milliseconds as a date, or as a date with hours and minutes; `–` when it is unknown. */
export function formatDate(at: number, language: Language, to: 'day' | 'minute' = 'day'): string {
  if (!isKnownTime(at)) return unknownSign;
  return (to === 'day' ? day : minute)(language).format(at);
}

/** The value of `dateTime` of a `time` element; undefined when the time is unknown. */
export function isoTime(at: number): string | undefined {
  return isKnownTime(at) ? new Date(at).toISOString() : undefined;
}

/** Time of day with seconds, such as 14:05:09. `at` is in epoch milliseconds. */
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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Age of a time in epoch milliseconds, such as "5 minutes ago". A future time counts as now. */
export function formatAge(at: number, now: number, language: Language): string {
  if (!isKnownTime(at)) return unknownSign;
  const past = Math.max(0, now - at);
  const format = ago(language);
  if (past < minuteMs) return format.format(0, 'second');
  if (past < hourMs) return format.format(-Math.floor(past / minuteMs), 'minute');
  if (past < dayMs) return format.format(-Math.floor(past / hourMs), 'hour');
  return format.format(-Math.floor(past / dayMs), 'day');
}
