import type { Language } from '#contract/model/language.ts';
import { type Centavos, toPesos } from '#contract/model/money.ts';
import { languages } from './languages.ts';

const latin = { numberingSystem: 'latn' } as const;
const dated = { ...latin, calendar: 'gregory' } as const;

/** Making a formatter is slow, using one is not. */
function once<Made>(make: (tag: string) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const kept = made.get(language) ?? make(languages[language].tag);
    made.set(language, kept);
    return kept;
  };
}

const money = once(
  (tag) =>
    new Intl.NumberFormat(tag, {
      ...latin,
      style: 'currency',
      currency: 'PHP',
      currencyDisplay: 'narrowSymbol',
    }),
);
const percent = once(
  (tag) => new Intl.NumberFormat(tag, { ...latin, style: 'percent', maximumFractionDigits: 2 }),
);
const day = once((tag) => new Intl.DateTimeFormat(tag, { ...dated, dateStyle: 'medium' }));
const minute = once(
  (tag) => new Intl.DateTimeFormat(tag, { ...dated, dateStyle: 'medium', timeStyle: 'short' }),
);
const clock = once(
  (tag) => new Intl.DateTimeFormat(tag, { ...dated, timeStyle: 'medium', hourCycle: 'h23' }),
);
const ago = once((tag) => new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { numeric: 'auto' }));

/** Centavos as pesos with their sign and two decimals. */
export function formatMoney(centavos: Centavos, language: Language): string {
  return money(language).format(toPesos(centavos));
}

/** Hundredths of a percent, such as 2,250 as 22.5%. */
export function formatRate(rate: number, language: Language): string {
  return percent(language).format(rate / 10_000);
}

/** A moment in epoch milliseconds, as its day or to the minute. */
export function formatDate(at: number, language: Language, to: 'day' | 'minute' = 'day'): string {
  return (to === 'day' ? day : minute)(language).format(at);
}

/** The time of day with seconds, such as 14:05:09. */
export function formatClock(at: number, language: Language): string {
  return clock(language).format(at);
}

/** How far this machine's clock is from Greenwich, such as GMT+8 or GMT-3:30. */
export function formatOffset(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '-' : '+';
  return `GMT${sign}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago a moment was, such as "5 minutes ago". A moment to come counts as now. */
export function formatAge(at: number, now: number, language: Language): string {
  const past = Math.max(0, now - at);
  const format = ago(language);
  if (past < minuteMs) return format.format(0, 'second');
  if (past < hourMs) return format.format(-Math.floor(past / minuteMs), 'minute');
  if (past < dayMs) return format.format(-Math.floor(past / hourMs), 'hour');
  return format.format(-Math.floor(past / dayMs), 'day');
}
