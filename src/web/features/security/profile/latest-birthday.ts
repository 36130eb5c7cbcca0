/** Latest birthday (yyyy-MM-dd) of a person of an age in years, at a time in epoch milliseconds. */
export function latestBirthday(age: number, now: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  return date.toISOString().slice(0, 10);
}
