import { object, pipe, transform, union } from 'valibot';
import { defineCall } from '../call.ts';
import { winner } from '../model/winner.ts';
import { pesosOrNull } from '../model/readers/unknown-money.ts';
import { time } from '../model/readers/time.ts';
import { list } from '../model/wire.ts';

/** A row of the board: a win in its field `vo`, or as newer gateways send it, the win itself. */
const row = union([
  pipe(
    object({ vo: winner }),
    transform(({ vo }) => vo),
  ),
  winner,
]);

/** The latest wins, at most 100, the largest first. */
export const getWinners = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  constants: { gameCategory: 'ALL', limitNum: 100 },
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({ list: list(row, 500) }),
    transform(({ list: rows }) => rows.toSorted((a, b) => (b.centavos ?? -1) - (a.centavos ?? -1))),
  ),
});

/** The progressive jackpot, null when it is unknown, and the time of the reading in epoch milliseconds. */
export const getJackpot = defineCall({
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  request: object({}),
  reply: pipe(
    object({ amount: pesosOrNull(), time: time() }),
    transform(({ amount, time }) => ({ centavos: amount, at: time })),
  ),
});
