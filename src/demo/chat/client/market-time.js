/**
 * A time in the market's zone, whatever the device's zone is.
 * @param {number} at Epoch milliseconds. @param {string} tag Language. @param {Intl.DateTimeFormatOptions} style
 */
export const marketTime = (at, tag, style) =>
  new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, {
    timeZone: 'Asia/Manila',
    ...style,
  }).format(at);

/**
 * The time of a message: the time of day, and before it the date when that is not today in the market.
 * @param {number} at @param {number} now Epoch milliseconds. @param {string} tag Language.
 */
export function messageTime(at, now, tag) {
  const day = (/** @type {number} */ time) => marketTime(time, tag, { dateStyle: 'short' });
  const style = /** @type {const} */ ({ timeStyle: 'short' });
  return marketTime(at, tag, day(at) === day(now) ? style : { dateStyle: 'medium', ...style });
}
