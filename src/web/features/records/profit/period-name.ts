import type { Language } from '#protocol/model/language.ts';
import { startOfDay, dayOf } from '#protocol/model/market-day.ts';
import type { ProfitStep } from '#core/records/period.ts';
import { isKnownTime, unknownSign } from '../../../i18n/format.ts';
import { languages } from '../../../i18n/languages.ts';

const manila = { timeZone: 'Asia/Manila', numberingSystem: 'latn', calendar: 'gregory' } as const;

const shapes = {
  full: {
    day: { dateStyle: 'medium' },
    week: { dateStyle: 'medium' },
    month: { year: 'numeric', month: 'long' },
  },
  short: {
    day: { month: 'short', day: 'numeric' },
    week: { month: 'short', day: 'numeric' },
    month: { month: 'short' },
  },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(step: ProfitStep, language: Language, width: keyof typeof shapes) {
  const key = `${step} ${language} ${width}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languages[language].tag, { ...manila, ...shapes[width][step] });
  formats.set(key, format);
  return format;
}

/** The name of the day, week or month that starts at a time: `Nov 22, 2026`, `Nov 16 – 22, 2026`, `November 2026`. */
export function periodName(step: ProfitStep, from: number, language: Language): string {
  if (!isKnownTime(from)) return unknownSign;
  const format = formatOf(step, language, 'full');
  if (step !== 'week') return format.format(from);
  return format.formatRange(from, startOfDay(dayOf(from) + 6));
}

/** A short name of the day, week or month for an axis: `Nov 22`, `Nov`. */
export function shortPeriodName(step: ProfitStep, from: number, language: Language): string {
  if (!isKnownTime(from)) return unknownSign;
  return formatOf(step, language, 'short').format(from);
}
