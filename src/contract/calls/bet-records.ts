import {
  maxLength,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { defineCall } from '../call.ts';
import { bet, betPage } from '../model/bet.ts';
import { identifier, list, wholeNumber } from '../model/wire.ts';

/** Outcome of a bet as the wire's number (`betStatus`); 0 for any. */
const outcome = optional(pipe(wholeNumber(), maxValue(4)));
const page = pipe(wholeNumber(), minValue(1));
const size = optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10);

/**
 * Settled bets of the member, newest first.
 *
 * - `from`, `to`: epoch milliseconds; `to` is not included.
 * - `vendor`: code of a vendor; empty for all.
 * - `order`: number of a single bet.
 * - `outcome`: `betStatus` of the bet.
 * - `profit`: `W` the payout is above the stake, `L` below, `D` equal; tied and cancelled bets are `D`.
 * - `page`: from 1.
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
  request: object({
    from: wholeNumber(),
    to: wholeNumber(),
    vendor: optional(pipe(string(), maxLength(40)), ''),
    order: optional(pipe(string(), maxLength(100))),
    outcome,
    profit: optional(picklist(['', 'W', 'L', 'D'])),
    page,
    size,
  }),
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

/** As getSlotBets, for e-lottery. */
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
 * Tickets of the member for the draws of the lottery, newest first. Times, pages and `outcome` as in getSlotBets.
 *
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
    outcome: 'orderStatus',
    prizeMode: 'prizeModeId',
    chased: 'chase',
  },
  request: object({
    from: wholeNumber(),
    to: wholeNumber(),
    gameId: optional(identifier()),
    draw: optional(pipe(string(), maxLength(100))),
    outcome,
    prizeMode: optional(picklist(['', '1', '3'])),
    chased: optional(picklist(['', '0', '1'])),
    page,
    size,
  }),
  reply: pipe(
    object({ list: list(bet(), 100), total: wholeNumber() }),
    transform(({ list: bets, total }) => ({ bets, total })),
  ),
});
