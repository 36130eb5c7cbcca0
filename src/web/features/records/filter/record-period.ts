import { dayOf } from '#protocol/model/market-day.ts';
import {
  dateOfDay,
  dayOfDate,
  mostDays,
  type Period,
  type TimeRange,
  timesOf,
} from '#core/records/period.ts';
import type { RecordsSearch } from '../records-search.ts';

/** The period of a record as its address chooses it. */
export interface RecordPeriod {
  readonly period: Period;
  readonly times: TimeRange;
  /** The chosen days are more than one search covers: the period is the last 30 of them. */
  readonly isShortened: boolean;
}

type Chosen = Pick<RecordsSearch, 'period' | 'from' | 'to'>;

/** First and last day of an own period. One date alone is one day; dates that do not exist are left out. */
function ownDays({ from = '', to = '' }: Chosen, today: number): readonly [number, number] {
  const known = [from, to].map(dayOfDate).filter((day) => day !== null);
  const days = (known.length === 0 ? [today] : known).map((day) => Math.min(day, today));
  return [Math.min(...days), Math.max(...days)];
}

/** The period that an address chooses: seven days without a choice; never more than 30 days, of which the last count. */
export function recordPeriod(chosen: Chosen, now: number): RecordPeriod {
  const name = chosen.period ?? 'week';
  if (name !== 'own') {
    return { period: { name }, times: timesOf({ name }, now), isShortened: false };
  }
  const [first, last] = ownDays(chosen, dayOf(now));
  const start = Math.max(first, last - mostDays + 1);
  const period = { name, from: dateOfDay(start), to: dateOfDay(last) } as const;
  return { period, times: timesOf(period, now), isShortened: start > first };
}
