import { mostReportDays } from '#protocol/model/agents/team-report.ts';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { ReportDays, TeamFilter } from '#core/agent/agent.ts';
import { dayOfDate, timesOf } from '#core/records/period.ts';
import type { ReportSearch } from './report-search.ts';

/** Days of one's own choice. One date alone is one day; of more than 92 days the last count. */
function ownDays({ from = '', to = '' }: Pick<ReportSearch, 'from' | 'to'>, today: number) {
  const known = [from, to].map(dayOfDate).filter((day) => day !== null);
  const days = (known.length === 0 ? [today] : known).map((day) => Math.min(day, today));
  const last = Math.max(...days);
  const first = Math.max(Math.min(...days), last - mostReportDays + 1);
  return { from: startOfDay(first), to: startOfDay(last + 1) };
}

/** The days that an address chooses: seven without a choice. */
export function reportDays(
  { period: name = 'week', ...own }: Pick<ReportSearch, 'period' | 'from' | 'to'>,
  now: number,
): ReportDays {
  return name === 'own' ? ownDays(own, dayOf(now)) : timesOf({ name }, now);
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
