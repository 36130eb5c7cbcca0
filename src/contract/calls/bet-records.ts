import { maxLength, maxValue, minValue, object, optional, pipe, string } from 'valibot';
import { defineCall } from '../call.ts';
import { betPage } from '../model/bet.ts';
import { wholeNumber } from '../model/wire.ts';

/**
 * Settled bets of the member, newest first. `from` and `to` in milliseconds, the latter not included; `vendor` empty
 * for all of them, else the code of one; pages count from 1.
 */
const records = {
  method: 'GET',
  token: 'required',
  wireNames: { from: 'startDate', to: 'endDate', vendor: 'accountType' },
  context: { language: 'language' },
  request: object({
    from: wholeNumber(),
    to: wholeNumber(),
    vendor: optional(pipe(string(), maxLength(40)), ''),
    page: pipe(wholeNumber(), minValue(1)),
    size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10),
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
