import {
  array,
  boolean,
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
const roundMs = pipe(number(), integer(), minValue(0), maxValue(60_000));

/** The rules of a market for the time of play. */
export const playRules = object({
  /** A launch after this time without play begins a new session of play, in minutes. */
  pauseMinutes: minutes,
  /** The times between reality checks that a member can choose, in minutes. The longest holds for a member who has chosen none. */
  checkMinutes: pipe(array(minutes), minLength(1), readonly()),
  /** The bar of a game shows the time of the day in +08:00. */
  showsClock: boolean(),
});

/** The rules of a market for games. */
export const gameRules = object({
  /** Rounds that follow each other without a press. */
  autoplay: boolean(),
  /** A press that stops the reels before their end. */
  quickStop: boolean(),
  /** The shortest time from one round to the next of a member at a title, in milliseconds. */
  leastRoundMs: object({ slots: roundMs, others: roundMs }),
  /** A member plays one slot at a time: the newest launch ends the one before it. */
  oneSlot: boolean(),
});

/** Games without rules of the market. */
export const freeGames = {
  autoplay: true,
  quickStop: true,
  leastRoundMs: { slots: 0, others: 0 },
  oneSlot: false,
};

/** UKGC RTS 14: 2.5 seconds for slots, 5 seconds for other games, no autoplay, no early stop and one slot at a time. */
export const calmGames = {
  autoplay: false,
  quickStop: false,
  leastRoundMs: { slots: 2_500, others: 5_000 },
  oneSlot: true,
};

/** The time of play in a market without a clock in the bar of a game. */
export const playTime = {
  pauseMinutes: 30,
  checkMinutes: [15, 30, 45, 60],
  showsClock: false,
};

/** Pa. 58 § 814a.1: a game shows the time of the day. */
export const playTimeWithClock = { ...playTime, showsClock: true };
