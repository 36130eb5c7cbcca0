import { dayMs, dayOf, monthOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import type { PeriodName } from './record-choices.ts';

/** The period of a search: by name, or the days of one's own choice as `2026-11-22`, both included. */
export type Period =
  | { readonly name: Exclude<PeriodName, 'own'> }
  | { readonly name: 'own'; readonly from: string; readonly to: string };

/** Times in epoch milliseconds; `to` is not included. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The most days of an own period. */
export const mostDays = 30;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a date such as `2026-11-22`, as a number of days since 1970; null for anything else. */
export function dayOfDate(date: string): number | null {
  const at = datePattern.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
  return isReal ? at / dayMs : null;
}

/** The date of a day, such as `2026-11-22`. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The date of today in +08:00. */
export function dateOf(at: number): string {
  return dateOfDay(dayOf(at));
}

/** A fault of an own period: a date that is none, an end before its start, more than 30 days, a start in the future. */
type PeriodFault = 'noDate' | 'reversed' | 'tooLong' | 'future';

/** Checks an own period. Null when it can be searched. */
export function periodFault(from: string, to: string, now: number): PeriodFault | null {
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  if (first === null || last === null) return 'noDate';
  if (last < first) return 'reversed';
  if (last - first >= mostDays) return 'tooLong';
  return first > dayOf(now) ? 'future' : null;
}

/** Days of `from` and `to`, both included, as a range of times. */
function rangeOf(from: number, to: number): TimeRange {
  return { from: startOfDay(from), to: startOfDay(to + 1) };
}

/** The times of a period. An own period with a fault gives today. */
export function timesOf(period: Period, now: number): TimeRange {
  const today = dayOf(now);
  switch (period.name) {
    case 'today':
      return rangeOf(today, today);
    case 'yesterday':
      return rangeOf(today - 1, today - 1);
    case 'week':
      return rangeOf(today - 6, today);
    case 'month':
      return rangeOf(today - mostDays + 1, today);
    case 'own': {
      const isValid = periodFault(period.from, period.to, now) === null;
      const [first, last] = [dayOfDate(period.from) ?? today, dayOfDate(period.to) ?? today];
      return isValid ? rangeOf(first, last) : rangeOf(today, today);
    }
  }
}

/** The steps of profit and loss: days, weeks from Monday, months. */
export const profitSteps = ['day', 'week', 'month'] as const;
export type ProfitStep = (typeof profitSteps)[number];

/** The number of steps that profit and loss shows, the present one included. */
const shownSteps: Readonly<Record<ProfitStep, number>> = { day: 30, week: 12, month: 12 };

/** The first day of the step before. */
function stepBefore(step: ProfitStep, day: number): number {
  if (step === 'day') return day - 1;
  return step === 'week' ? day - 7 : monthOf(day - 1);
}

/** The starts of the steps of profit and loss up to now, oldest first, in epoch milliseconds. */
export function profitStarts(step: ProfitStep, now: number): readonly number[] {
  const firstOf = { day: (day: number) => day, week: weekOf, month: monthOf }[step];
  const starts = [firstOf(dayOf(now))];
  while (starts.length < shownSteps[step]) starts.push(stepBefore(step, starts.at(-1) ?? 0));
  return starts.toReversed().map(startOfDay);
}

/** The last months as `2026-11`, newest first, for choosing a statement. */
export function statementMonths(now: number, count = 12): readonly string[] {
  const first = monthOf(dayOf(now));
  const days = Array.from({ length: count - 1 }).reduce<number[]>(
    (all) => [...all, monthOf((all.at(-1) ?? first) - 1)],
    [first],
  );
  return days.map((day) => dateOfDay(day).slice(0, 7));
}
