/** True when an answer that was made at `made` is good at `now`: in the same second, and not before it was made. */
export function isSameSecond(made: number, now: number): boolean {
  return made <= now && Math.floor(made / 1_000) === Math.floor(now / 1_000);
}
