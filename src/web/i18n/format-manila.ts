import type { Language } from '#protocol/model/language.ts';
import { isKnownTime, unknownSign } from './format.ts';
import { languages } from './languages.ts';

const manila = { timeZone: 'Asia/Manila', numberingSystem: 'latn', calendar: 'gregory' } as const;

const shapes = {
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in epoch milliseconds as it is in Manila: to the second or the minute, as a time of day, as a date, or as a month. AM and PM stay on the line of their hour. An unknown time is `–`. */
export function formatManila(at: number, language: Language, to: keyof typeof shapes): string {
  if (!isKnownTime(at)) return unknownSign;
  const key = `${language} ${to}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languages[language].tag, { ...manila, ...shapes[to] });
  formats.set(key, format);
  return format.format(at).replace(/ (?=.M$)/, '\u00a0');
}
