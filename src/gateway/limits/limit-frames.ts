import { dayOf, monthOf, nextMonthOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import type { PlayLimitFrame } from '#protocol/model/protection/play-limit.ts';

/** A time from `from` to before `until`, epoch milliseconds. */
export interface FrameTime {
  readonly from: number;
  readonly until: number;
}

/** The first day of a frame that a day belongs to, and the first day after it. */
const daysOf: Readonly<Record<PlayLimitFrame, (day: number) => readonly [number, number]>> = {
  day: (day) => [day, day + 1],
  week: (day) => [weekOf(day), weekOf(day) + 7],
  month: (day) => [monthOf(day), nextMonthOf(day)],
};

/** The frame that a time belongs to, in +08:00. */
export function frameAt(frame: PlayLimitFrame, at: number): FrameTime {
  const [first, next] = daysOf[frame](dayOf(at));
  return { from: startOfDay(first), until: startOfDay(next) };
}
