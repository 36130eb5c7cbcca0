import { dayMs, dayOf } from './model/market-day.ts';

/** The lowest age of a player, in years. A brand may raise it. */
export const lawfulAge = 18;

/** The first birthday that is taken (yyyy-MM-dd). */
export const firstBirthday = '1900-01-02';

/** Latest birthday (yyyy-MM-dd) of a person of an age in years, on the market's day at a time in epoch milliseconds. */
export function latestBirthday(age: number, now: number): string {
  const date = new Date(dayOf(now) * dayMs);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - age);
  // 29 February is 28 February in a year without one: who is born on 1 March is a day short of the age.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** Returns whether a text is a date (yyyy-MM-dd) and the birthday of a person who has an age in years. */
export function isBirthdayAtAge(text: string, age: number, now: number): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDate = !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
  return isDate && text >= firstBirthday && text <= latestBirthday(age, now);
}
