import { sql as raw } from 'kysely';
import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/records/bet-records.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import {
  type BetFilter,
  type BetRow,
  selectBetRows,
  selectBetSums,
  statusesOfProfit,
  sumBets,
  wireBet,
  wireTotal,
} from './bet-records.ts';
import { asOfOf, nextKey, recordPageOf } from './record-page.ts';

type Request = RequestOf<typeof calls.getSlotBets>;

/** A page of bets with its sums and the sums of all pages. */
async function betPage(
  { report, language }: RequestContext,
  filter: BetFilter,
  wanted: Pick<Request, 'page' | 'size' | 'after'>,
) {
  const { asOf } = filter;
  const { sums, rows } = await report(filter.memberId, async (sql) => {
    const total = await selectBetSums(sql, filter).executeTakeFirstOrThrow();
    const page = recordPageOf(wanted, total.count);
    const list: BetRow[] = await selectBetRows(sql, filter, page, language).execute();
    return { sums: total, rows: list };
  });
  const { count } = sums;
  const keys = rows.map(({ created_at: at, id }) => ({ at, id }));
  return {
    list: rows.map((row) => wireBet(row, asOf)),
    total: count,
    totalPages: Math.ceil(count / wanted.size),
    footer: wireTotal(sums),
    pageFooter: wireTotal(sumBets(rows, asOf)),
    asOf,
    next: nextKey(keys, wanted, count),
  };
}

/** Bets of a category: those without a result (`open`), or with one. */
function betsOf(category: GameType, open: boolean, request: Request, context: RequestContext) {
  const { from, to, vendor, order = '', outcome = 0, profit = '' } = request;
  const filter = {
    memberId: context.member.id,
    category,
    open,
    from,
    to,
    asOf: asOfOf(request, context.now),
    outcome,
    statuses: profit === '' ? null : statusesOfProfit[profit],
    vendor,
    tickets: false,
    order,
    lotteryGame: null,
  };
  return betPage(context, filter, request);
}

export const getSlotBets = handle(calls.getSlotBets, (request, context) =>
  betsOf('RNG', false, request, context),
);
export const getFishBets = handle(calls.getFishBets, (request, context) =>
  betsOf('FISH', false, request, context),
);
export const getLiveBets = handle(calls.getLiveBets, (request, context) =>
  betsOf('LIVE', false, request, context),
);
export const getSportsBets = handle(calls.getSportsBets, (request, context) =>
  betsOf('SPORTS', false, request, context),
);
export const getPvpBets = handle(calls.getPvpBets, (request, context) =>
  betsOf('PVP', false, request, context),
);
export const getLotteryBets = handle(calls.getLotteryBets, (request, context) =>
  betsOf('ELOTT', false, request, context),
);
export const getOpenSportsBets = handle(calls.getOpenSportsBets, (request, context) =>
  betsOf('SPORTS', true, request, context),
);
export const getOpenLotteryBets = handle(calls.getOpenLotteryBets, (request, context) =>
  betsOf('ELOTT', true, request, context),
);

/** The code of a lottery game by its id. An unknown id gives a code that no ticket has. */
async function lotteryCode({ sql }: RequestContext, gameId: string): Promise<string> {
  const id = /^(?:0|[1-9]\d{0,8})$/.test(gameId) ? Number(gameId) : -1;
  const game = await sql
    .selectFrom('lottery_game')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirst();
  return game?.code ?? '';
}

const asText = (numbers: readonly number[] | null): string | null => numbers?.join(',') ?? null;

/** The draws and numbers of tickets, by their ids. */
async function ticketsOf({ sql }: RequestContext, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await sql
    .selectFrom('round')
    .select(['id', 'due_at as drawsAt'])
    .select(raw<string | null>`choice ->> 'draw'`.as('draw'))
    .select(raw<number[] | null>`choice -> 'numbers'`.as('numbers'))
    .select(raw<number[] | null>`outcome -> 'drawn'`.as('drawn'))
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...ticket }) => [id, ticket]));
}

/** Lottery tickets, drawn or not. None is an e-lottery ticket. */
export const getDrawBets = handle(calls.getDrawBets, async (request, context) => {
  const { from, to, gameId = '', order = '', outcome = 0 } = request;
  const { draw = '', prizeMode = '', chased = '' } = request;
  const lotteryGame = gameId === '' ? null : await lotteryCode(context, gameId);
  const filter = {
    memberId: context.member.id,
    category: 'ELOTT',
    open: null,
    from,
    to,
    asOf: asOfOf(request, context.now),
    outcome,
    statuses: prizeMode === '3' ? [] : null,
    vendor: '',
    tickets: true,
    order,
    lotteryGame,
    ...(draw !== '' && { draw }),
    ...(chased !== '' && { chased: chased === '1' }),
  } as const;
  const page = await betPage(context, filter, request);
  const tickets = await ticketsOf(
    context,
    page.list.map(({ orderNo }) => orderNo),
  );
  return {
    ...page,
    list: page.list.map((bet) => {
      const ticket = tickets.get(bet.orderNo);
      return {
        ...bet,
        numero: ticket?.draw ?? null,
        openTime: ticket?.drawsAt ?? null,
        betCode: asText(ticket?.numbers ?? null),
        openCode: bet.settleTime === null ? null : asText(ticket?.drawn ?? null),
      };
    }),
  };
});
