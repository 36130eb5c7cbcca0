/** A time in the market's zone, whatever the device's zone is. `at`: epoch milliseconds. `tag`: language. */
export const marketTime = (at: number, tag: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, {
    timeZone: 'Asia/Manila',
    ...style,
  }).format(at);

/**
 * The time of a message: the time of day, and before it the date when that is not today in the market.
 * `now`: epoch milliseconds.
 * `tag`: language.
 */
export function messageTime(at: number, now: number, tag: string) {
  const day = (time: number) => marketTime(time, tag, { dateStyle: 'short' });
  const style = { timeStyle: 'short' } as const;
  return marketTime(at, tag, day(at) === day(now) ? style : { dateStyle: 'medium', ...style });
}
