import {
  dayMs,
  dayOf,
  monthOf,
  nextMonthOf,
  startOfDay,
  weekOf,
} from '#protocol/model/market-day.ts';
import type { SummedFrame } from '#protocol/model/protection/play-limit.ts';

/** A time from `from` to before `until`, epoch milliseconds. */
export interface FrameTime {
  readonly from: number;
  readonly until: number;
}

/** The first day of a frame that a day belongs to, and the first day after it. */
const daysOf: Readonly<Record<SummedFrame, (day: number) => readonly [number, number]>> = {
  day: (day) => [day, day + 1],
  week: (day) => [weekOf(day), weekOf(day) + 7],
  month: (day) => [monthOf(day), nextMonthOf(day)],
};

/** The lengths of rolling frames: 24 hours, 7 and 30 days, in milliseconds. */
export const rollingMs: Readonly<Record<SummedFrame, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

/**
 * The frame that a time belongs to: of the calendar in +08:00, or the rolling one that ends with it. A rolling one also has what is
 * later than `at`, because the clock may have been moved back.
 */
export function frameAt(frame: SummedFrame, at: number, isRolling = false): FrameTime {
  const length = rollingMs[frame];
  if (isRolling) return { from: at - length + 1, until: at + length };
  const [first, next] = daysOf[frame](dayOf(at));
  return { from: startOfDay(first), until: startOfDay(next) };
}
