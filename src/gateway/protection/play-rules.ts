import {
  array,
  type InferOutput,
  integer,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  pipe,
  readonly,
} from 'valibot';

const minutes = pipe(number(), integer(), minValue(1), maxValue(60));

/** The rules for the time of play. */
export const playRules = object({
  /** A launch after this time without play begins a new session of play, in minutes. */
  pauseMinutes: minutes,
  /** The times between reality checks that a member can choose, in minutes. The longest holds for a member who has chosen none. */
  checkMinutes: pipe(array(minutes), minLength(1), readonly()),
});

export type PlayRules = InferOutput<typeof playRules>;

/** The rules of every market until now. */
export const usualPlay: PlayRules = { pauseMinutes: 30, checkMinutes: [15, 30, 45, 60] };
