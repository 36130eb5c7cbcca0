import {
  type InferOutput,
  maxLength,
  nullish,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { maybePesos } from '../../model/money.ts';
import { count, countOrNull } from '../../model/readers/count.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { part } from '../../model/readers/part.ts';
import { time } from '../../model/readers/time.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { flag, identifier, list, text, wholeNumber } from '../../model/wire.ts';
import { missionGoals, missionStates, rewardPeriods } from '../../vocabulary/mission.ts';

const shared = { moduleId: 'REWCEN3', token: 'required' } as const;

/**
 * A mission of the member. `target` and `progress` are centavos for turnover and deposits, else a number of bets or days. They
 * and the reward are null when they are unknown.
 * `startsAt` identifies its period; `endsAt` is the end of the period, `claimBy` the time until which it can be claimed.
 */
const mission = pipe(
  object({
    missionId: identifier(),
    title: text(200),
    period: wordOrOther(['day', 'week']),
    goal: wordOrOther(missionGoals),
    category: text(20),
    target: countOrNull(),
    progress: countOrNull(),
    rewardAmount: pesosOrNull(),
    status: wordOrOther(missionStates),
    startDate: time(),
    endDate: time(),
    claimDate: time(),
  }),
  transform((wire) => ({
    id: wire.missionId,
    title: wire.title,
    period: wire.period,
    goal: wire.goal,
    category: wire.category === '' ? null : wire.category,
    target: wire.target,
    progress: wire.progress,
    reward: wire.rewardAmount,
    state: wire.status,
    startsAt: wire.startDate,
    endsAt: wire.endDate,
    claimBy: wire.claimDate,
  })),
);

export type Mission = InferOutput<typeof mission>;

/**
 * The missions of this day and this week (+08:00), and missions of the period before that are done and not claimed. `done` is
 * the number that can be claimed now, which the menu shows.
 */
export const getMissions = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  request: object({}),
  reply: pipe(
    object({ claimableCount: count(), missions: list(mission, 100) }),
    transform(({ claimableCount, missions }) => ({ done: claimableCount, missions })),
  ),
});

/**
 * Claims the reward of a mission, once for each period: claimed again, it pays nothing and answers the same. `startsAt`
 * identifies the period. The reward is null when the gateway only confirms it. Errors: `changed_elsewhere` when it is not done or its time is over, `not_found`,
 * `need_true_account`, and `reward_conditions` while the member does not meet the conditions of cash.
 */
export const claimMission = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  keyed: true,
  wireNames: { id: 'missionId', startsAt: 'startDate' },
  request: object({ id: pipe(string(), maxLength(100)), startsAt: wholeNumber() }),
  reply: part(
    pipe(
      object({ rewardAmount: pesosOrNull() }),
      transform(({ rewardAmount }) => ({ reward: rewardAmount })),
    ),
  ),
});

const place = pipe(
  object({
    place: countOrNull(),
    customerName: text(60),
    turnover: pesosOrNull(),
    prizeAmount: pesosOrNull(),
    isOwn: flag(),
  }),
  transform(({ customerName, prizeAmount, ...rest }) => ({
    ...rest,
    name: customerName,
    prize: prizeAmount,
  })),
);

/** A place of a leaderboard. The name is masked. Amounts in centavos; a prize of 0 is none. What is unknown is null. */
export type LeaderboardPlace = InferOutput<typeof place>;

const prize = pipe(
  object({ fromPlace: countOrNull(), toPlace: countOrNull(), prizeAmount: pesosOrNull() }),
  transform(({ fromPlace, toPlace, prizeAmount }) => ({
    from: fromPlace,
    to: toPlace,
    prize: prizeAmount,
  })),
);

const board = pipe(
  object({
    boardId: text(100),
    title: text(200),
    period: wordOrOther(rewardPeriods),
    category: text(20),
  }),
  transform(({ boardId, category, ...rest }) => ({
    ...rest,
    id: boardId,
    category: category === '' ? null : category,
  })),
);

const period = pipe(
  object({ startDate: time(), endDate: time() }),
  transform(({ startDate, endDate }) => ({ startsAt: startDate, endsAt: endDate })),
);

export type LeaderboardPeriod = InferOutput<typeof period>;

/**
 * A period of a leaderboard by turnover; without `board` the first one, without `startsAt` the period under way.
 *
 * - `boards`: all leaderboards; `shown` is the id of the one in the reply. An empty list: the operator has none.
 * - `places`: the first 50. `own` is the member's place, also behind them; null without turnover.
 * - `toNext`: turnover that the member needs for the place before, in centavos; null on the first place and without one.
 * - `isFinal`: the period has ended and its prizes are paid. `past`: ended periods, newest first.
 */
export const getLeaderboard = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  wireNames: { board: 'boardId', startsAt: 'startDate' },
  request: object({
    board: optional(pipe(string(), maxLength(100))),
    startsAt: optional(wholeNumber()),
  }),
  reply: pipe(
    object({
      boards: list(board, 20),
      boardId: text(100),
      startDate: time(),
      endDate: time(),
      isFinal: flag(),
      playerCount: count(),
      list: list(place, 100),
      own: nullish(part(place), null),
      ownGap: maybePesos(),
      prizes: list(prize, 50),
      past: list(period, 50),
    }),
    transform((wire) => ({
      boards: wire.boards,
      shown: wire.boardId,
      startsAt: wire.startDate,
      endsAt: wire.endDate,
      isFinal: wire.isFinal,
      players: wire.playerCount,
      places: wire.list,
      own: wire.own,
      toNext: wire.ownGap,
      prizes: wire.prizes,
      past: wire.past,
    })),
  ),
});
