import { dayOf, monthOf, nextMonthOf, weekOf } from '#protocol/model/market-day.ts';
import type { RewardPeriod } from '#protocol/vocabulary/mission.ts';

/** Days of a period, from `from` to before `to`, in days since 1970-01-01 (+08:00). `from` identifies the period. */
export interface PeriodDays {
  readonly from: number;
  readonly to: number;
}

/** The period that a day belongs to. */
export function periodOfDay(period: RewardPeriod, day: number): PeriodDays {
  if (period === 'day') return { from: day, to: day + 1 };
  if (period === 'month') return { from: monthOf(day), to: nextMonthOf(day) };
  const from = weekOf(day);
  return { from, to: from + 7 };
}

/** The period under way. */
export function currentPeriod(period: RewardPeriod, now: number): PeriodDays {
  return periodOfDay(period, dayOf(now));
}

/** The period before another. */
export function periodBefore(period: RewardPeriod, { from }: PeriodDays): PeriodDays {
  return periodOfDay(period, from - 1);
}
