import { sql as raw } from 'kysely';
import { gameTypes } from '#protocol/vocabulary/category.ts';

/** A hundredth of a minute, the unit of limits of time, in milliseconds. */
export const hundredthMs = 600;

/**
 * A bet counts as play until the next one, for five minutes at most: a round of slots, cards or a shared table takes less, and a member who
 * has left, or waits for the end of a match, is not counted for long. Pauses between bets do not escape it, because each bet counts.
 */
const longestPlayMs = 5 * 60_000;

/**
 * The bets with the time at play of each at a time, in milliseconds (`amount`): up to the next bet or to `at`. A cancelled bet was play too. Add conditions on
 * `round` with `and`; they also choose the next bet. A bet later than `at`, after the clock was moved back, counts up to the next one only.
 */
export const timedBets = (at: number) => raw`
  select created_at, least(
    greatest(coalesce(lead(created_at) over (order by created_at), ${at}) - created_at, 0),
    ${longestPlayMs}) as amount
  from round where category in (${raw.join(gameTypes)})`;
