import { dayMs, dayOf, monthOf, nextMonthOf, startOfDay } from '../market-day.ts';

/** The same time of the day some months later, in +08:00. The last day of a shorter month stands for those it lacks. */
export function monthsLater(at: number, months: number): number {
  const day = dayOf(at);
  const first = monthOf(day);
  let month = first;
  for (let nth = 0; nth < months; nth += 1) month = nextMonthOf(month);
  const last = nextMonthOf(month) - 1;
  return startOfDay(Math.min(month + day - first, last)) + ((at - startOfDay(day)) % dayMs);
}
