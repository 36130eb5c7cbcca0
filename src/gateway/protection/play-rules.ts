import {
  array,
  boolean,
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

/** The least time between two rounds of a game. The upper bound keeps a game playable. */
const roundMs = pipe(number(), integer(), minValue(0), maxValue(60_000));

const minutes = pipe(number(), integer(), minValue(1), maxValue(60));

/** The rules for the time and the pace of play. */
export const playRules = object({
  /** A launch after this time without play begins a new session of play, in minutes. */
  pauseMinutes: minutes,
  /** The times between reality checks that a member can choose, in minutes. The longest holds for a member who has chosen none. */
  checkMinutes: pipe(array(minutes), minLength(1), readonly()),
  /** A game may play rounds by itself. */
  autoplay: boolean(),
  /** The player may end the motion of a round early. */
  turbo: boolean(),
  /** The least time from one round of a game to the next, in milliseconds. */
  leastRoundMs: object({ slots: roundMs, other: roundMs }),
});

export type PlayRules = InferOutput<typeof playRules>;

const time = { pauseMinutes: 30, checkMinutes: [15, 30, 45, 60] };

/** The rules of markets that leave the pace to the player. */
export const freePlay: PlayRules = {
  ...time,
  autoplay: true,
  turbo: true,
  leastRoundMs: { slots: 0, other: 0 },
};

/** The rules of markets that ask for calm games. */
export const calmPlay: PlayRules = {
  ...time,
  autoplay: false,
  turbo: false,
  leastRoundMs: { slots: 2_500, other: 5_000 },
};
