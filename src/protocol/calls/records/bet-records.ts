import {
  maxLength,
  maxValue,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { betFields, betPage, readBet, ticketPage } from '../../model/bet.ts';
import { orderNumber, recordPage, withinLongestPeriod } from '../../model/record-period.ts';
import { countOrNull } from '../../model/readers/count.ts';
import { wordOrNull } from '../../model/readers/word.ts';
import { timeOrNull } from '../../model/readers/time.ts';
import { identifier, list, text, textOrNull, wholeNumber } from '../../model/wire.ts';
import { gameTypes } from '../../vocabulary/category.ts';

/** Outcome of a bet as the wire's number (`betStatus`); 0 for any. */
const outcome = optional(pipe(wholeNumber(), maxValue(4)));

/**
 * Settled bets of the member, newest first, by the time at which they were placed. Pages as in `recordPage`.
 *
 * - `vendor`: code of a vendor; empty for all.
 * - `order`: number of a single bet.
 * - `outcome`: `betStatus` of the bet.
 * - `profit`: `W` the payout is above the stake, `L` below, `D` equal; tied and cancelled bets are `D`.
 *
 * A filter that is empty or left out does not apply.
 */
const records = {
  method: 'GET',
  token: 'required',
  wireNames: {
    from: 'startDate',
    to: 'endDate',
    vendor: 'accountType',
    order: 'orderNoSearch',
    outcome: 'status',
    profit: 'winLossDraw',
  },
  context: { language: 'language' },
  request: pipe(
    object({
      ...recordPage,
      vendor: optional(pipe(string(), maxLength(40)), ''),
      order: orderNumber,
      outcome,
      profit: optional(picklist(['', 'W', 'L', 'D'])),
    }),
    withinLongestPeriod(),
  ),
  reply: betPage(),
} as const;

/** Bets on slots, with bingo. */
export const getSlotBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_RNGOrders' });

/** As getSlotBets, for fishing games. */
export const getFishBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_FishOrders' });

/** As getSlotBets, for live tables. */
export const getLiveBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_LiveOrders' });

/** As getSlotBets, for sports, cockfights and e-sports. */
export const getSportsBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_SportsSettOrders' });

/** As getSlotBets, for games against other players. */
export const getPvpBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_PvPOrders' });

/** As getSlotBets, for e-lottery: all lotteries but the tickets of getDrawBets. */
export const getLotteryBets = defineCall({
  ...records,
  path: '/wps/relay/ODSFE2_ElottSettledOrders',
});

/** As getSportsBets, for bets that are not settled. */
export const getOpenSportsBets = defineCall({
  ...records,
  path: '/wps/relay/ODSFE2_SportsUnsettOrders',
});

/** As getLotteryBets, for bets that are not drawn. */
export const getOpenLotteryBets = defineCall({
  ...records,
  path: '/wps/relay/ODSFE2_ElottUnsettledOrders',
});

/**
 * Tickets of the member for the draws of the lottery, newest first, drawn or not. Pages as in `recordPage`.
 *
 * - `order`: number of a single ticket.
 * - `outcome`: as in getSlotBets.
 * - `gameId`: a game of getLotteryGames.
 * - `draw`: number of a draw.
 * - `prizeMode`: 1 for the lottery, 3 for e-lottery.
 * - `chased`: 1 for tickets that repeat over several draws.
 *
 * A filter that is empty or left out does not apply.
 */
export const getDrawBets = defineCall({
  method: 'GET',
  path: '/lgw/orders',
  moduleId: null,
  token: 'required',
  raw: true,
  wireNames: {
    from: 'startDate',
    to: 'endDate',
    draw: 'numero',
    order: 'orderNoSearch',
    outcome: 'orderStatus',
    prizeMode: 'prizeModeId',
    chased: 'chase',
  },
  request: pipe(
    object({
      ...recordPage,
      order: orderNumber,
      gameId: optional(identifier()),
      draw: optional(pipe(string(), maxLength(100))),
      outcome,
      prizeMode: optional(picklist(['', '1', '3'])),
      chased: optional(picklist(['', '0', '1'])),
    }),
    withinLongestPeriod(),
  ),
  reply: ticketPage(),
});

/**
 * One bet of the member with everything that its game can draw again. Refusal `not_found`.
 *
 * - `kind`: kind of the game's page; null for a game that the gateway does not draw.
 * - `choice`: the bet, `result`: its outcome, both as JSON of the game; null where there is none, and `result` until the
 *   bet is settled.
 * - `replayUrl`: address of the page on which the game draws the bet again; null without one. It is ready for the bet
 *   when it sends `parola:ready` to its parent, which answers with `parola:replay`.
 * - `proofs`: what proves the rounds of a settled bet: the hash of the seed, which was shown before the bet, the seed, and the
 *   address of a page that verifies the round.
 * - `dueAt`: time at which an open bet is settled; null when it is not known.
 */
export const getBet = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_OrderDetail',
  token: 'required',
  wireNames: { order: 'orderNo' },
  context: { language: 'language' },
  request: object({ order: pipe(string(), maxLength(100)) }),
  reply: pipe(
    object({
      ...betFields,
      gameType: wordOrNull(gameTypes),
      nodeId: countOrNull(),
      gameKind: textOrNull(40),
      dueTime: timeOrNull(),
      replayUrl: textOrNull(2_000),
      choice: nullish(unknown(), null),
      result: nullish(unknown(), null),
      proofs: list(
        object({ round: text(100), hash: text(64), seed: text(64), url: text(8_000) }),
        20,
      ),
    }),
    transform(
      ({
        gameType: category,
        nodeId,
        gameKind,
        dueTime,
        choice,
        result,
        replayUrl,
        proofs,
        ...wire
      }) => ({
        ...readBet(wire),
        proofs,
        category,
        nodeId,
        kind: gameKind,
        dueAt: dueTime,
        choice,
        result,
        replayUrl,
      }),
    ),
  ),
});
