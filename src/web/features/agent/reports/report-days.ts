import { type Period, timesOf } from '#core/records/period.ts';
import type { TeamFilter } from '#core/agent/agent.ts';
import type { ReportSearch } from './report-search.ts';

/** The days that an address chooses: seven without a choice. */
export function reportDays(
  { period = 'week', from = '', to = '' }: Pick<ReportSearch, 'period' | 'from' | 'to'>,
  now: number,
) {
  const chosen: Period = period === 'own' ? { name: period, from, to } : { name: period };
  return timesOf(chosen, now);
}

/** The members and days that an address chooses. */
export function teamFilter(search: ReportSearch, now: number): TeamFilter {
  return {
    ...reportDays(search, now),
    parent: search.below ?? null,
    search: search.find ?? '',
    depth: search.levels ?? 'one',
  };
}
