import { currencySign } from '#protocol/currency.ts';
import type { Language } from '#protocol/model/language.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { pesoDigits, wholeDigits } from './digits.ts';
import { languages } from './languages.ts';

/**
 * Caches one formatter per language, because construction is slow. `create` gets a tag with Latin digits and the Gregorian
 * calendar.
 */
export function perLanguage<Format>(
  create: (tag: string) => Format,
): (language: Language) => Format {
  const formats = new Map<Language, Format>();
  return (language) => {
    const format =
      formats.get(language) ?? create(`${languages[language].tag}-u-ca-gregory-nu-latn`);
    formats.set(language, format);
    return format;
  };
}

const percent = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }),
);
/** Dates and times of the site are local to its market, on every device and on the host. */
const dated = { timeZone: 'Asia/Manila', dateStyle: 'medium' } as const;
const day = perLanguage((tag) => new Intl.DateTimeFormat(tag, dated));
const minute = perLanguage((tag) => new Intl.DateTimeFormat(tag, { ...dated, timeStyle: 'short' }));
const ago = perLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** Centavos as pesos with the peso sign and two decimals; `–` when the amount is unknown. */
export function formatMoney(centavos: MaybeCentavos, language: Language): string {
  return centavos === null ? unknownSign : pesoDigits(centavos, language, currencySign);
}

/** A whole number with grouping, such as 12,400 points. */
export function formatCount(whole: number, language: Language): string {
  return wholeDigits(whole, language);
}

/** Formats a rate in hundredths of a percent: 2250 is 22.5%. */
export function formatRate(rate: number | null, language: Language): string {
  return rate === null ? unknownSign : percent(language).format(rate / 10_000);
}

/** The sign for a value that the gateway did not send, or sent in a form that cannot be read. */
export const unknownSign = '–';

/** Returns whether a time can be shown. A time that could not be read is 0. */
export const isKnownTime = (at: number): boolean => at > 0 && at <= 8.64e15;

/** Formats a time in epoch milliseconds as a date, or as a date with hours and minutes; `–` when it is unknown. AM and PM stay on the line of their hour. */
export function formatDate(at: number, language: Language, to: 'day' | 'minute' = 'day'): string {
  if (!isKnownTime(at)) return unknownSign;
  return (to === 'day' ? day : minute)(language)
    .format(at)
    .replace(/ (?=.M$)/, '\u00a0');
}

/** The value of `dateTime` of a `time` element; undefined when the time is unknown. */
export function isoTime(at: number): string | undefined {
  return isKnownTime(at) ? new Date(at).toISOString() : undefined;
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
