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

/** The number of a bet's end (`betStatus`); 0 for any. */
const end = optional(pipe(wholeNumber(), maxValue(4)));
const page = pipe(wholeNumber(), minValue(1));
const size = optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10);

/**
 * Settled bets of the member, newest first. `from` and `to` in milliseconds, the latter not included; `vendor` empty
 * for all of them, else the code of one; pages count from 1. `order` is the number of the only bet that is wanted.
 *
 * `end` asks how a bet ended, `profit` what the member came out with, in money: `W` with more than was staked, `L` with
 * less, `D` with the same. A tied and a cancelled bet are both `D`; empty or left out, each asks for nothing.
 */
const records = {
  method: 'GET',
  token: 'required',
  wireNames: {
    from: 'startDate',
    to: 'endDate',
    vendor: 'accountType',
    order: 'orderNoSearch',
    end: 'status',
    profit: 'winLossDraw',
  },
  context: { language: 'language' },
  request: object({
    from: wholeNumber(),
    to: wholeNumber(),
    vendor: optional(pipe(string(), maxLength(40)), ''),
    order: optional(pipe(string(), maxLength(100))),
    end,
    profit: optional(picklist(['', 'W', 'L', 'D'])),
    page,
    size,
  }),
  reply: betPage(),
} as const;

/** Bets on slots, bingo among them. */
export const getSlotBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_RNGOrders' });

/** As getSlotBets, at fishing. */
export const getFishBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_FishOrders' });

/** As getSlotBets, at live tables. */
export const getLiveBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_LiveOrders' });

/** As getSlotBets, on sports, cockfights and esports. */
export const getSportsBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_SportsSettOrders' });

/** As getSlotBets, against other players. */
export const getPvpBets = defineCall({ ...records, path: '/wps/relay/ODSFE2_PvPOrders' });

/** As getSlotBets, on draws. */
export const getLotteryBets = defineCall({
  ...records,
  path: '/wps/relay/ODSFE2_ElottSettledOrders',
});

/** As getSportsBets, those that are not decided yet. */
export const getOpenSportsBets = defineCall({
  ...records,
  path: '/wps/relay/ODSFE2_SportsUnsettOrders',
});

/** As getLotteryBets, those that are not drawn yet. */
export const getOpenLotteryBets = defineCall({
  ...records,
  path: '/wps/relay/ODSFE2_ElottUnsettledOrders',
});

/**
 * Tickets of the member at the lottery's own draws, newest first; times and pages as in getSlotBets. `gameId` is a game
 * of getLotteryGames, `draw` the number of one draw, `prizeMode` 1 for the lottery and 3 for e-lottery, `chased` 1 for
 * tickets that follow a draw through several rounds; what is empty or left out asks for nothing.
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
    end: 'orderStatus',
    prizeMode: 'prizeModeId',
    chased: 'chase',
  },
  request: object({
    from: wholeNumber(),
    to: wholeNumber(),
    gameId: optional(identifier()),
    draw: optional(pipe(string(), maxLength(100))),
    end,
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
