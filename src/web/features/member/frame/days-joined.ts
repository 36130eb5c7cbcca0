const dayMs = 24 * 60 * 60 * 1000;
/** Business days are days of +08:00. */
const offsetMs = 8 * 60 * 60 * 1000;

const dayOf = (at: number): number => Math.floor((at + offsetMs) / dayMs);

/** Days of membership in the market's time zone (+08:00); the day of the registration counts as one. Times are in epoch milliseconds. */
export function daysJoined(registeredAt: number, now: number): number {
  return Math.max(1, dayOf(now) - dayOf(registeredAt) + 1);
}
