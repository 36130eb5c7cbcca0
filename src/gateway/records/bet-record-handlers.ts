import { type RawBuilder, sql as raw } from 'kysely';
import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/bet-records.ts';
import { betStatus } from '#contract/model/bet.ts';
import { type Centavos, toPesos } from '#contract/model/money.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import { worded } from '../store/worded.ts';
import { handle, type RequestContext } from '../http/request-context.ts';

type Filter = RequestOf<typeof calls.getSlotBets>;

/** Status of a bet in wire shape: won, lost or tied. */
function statusOf(stake: Centavos, payout: Centavos): number {
  if (payout === stake) return betStatus.tied;
  return payout > stake ? betStatus.won : betStatus.lost;
}

/** Comparison of payout and stake for each status. No bet is ever cancelled. */
const comparisons = new Map<number, '>' | '<' | '='>([
  [betStatus.won, '>'],
  [betStatus.lost, '<'],
  [betStatus.tied, '='],
]);

const statusOfProfit = { W: betStatus.won, L: betStatus.lost, D: betStatus.tied };

/** Condition for rounds with a status; 0 stands for all rounds. */
function hasStatus(status: number): RawBuilder<boolean> {
  if (status === 0) return raw`true`;
  const comparison = comparisons.get(status);
  return comparison === undefined ? raw`false` : raw`payout ${raw.raw(comparison)} stake`;
}

/** Start (inclusive) and end (exclusive) in epoch milliseconds, and a status. */
interface Period {
  readonly from: number;
  readonly to: number;
  readonly outcome?: number | undefined;
}

function roundsOf(
  { sql, member }: RequestContext,
  category: GameType,
  { from, to, outcome = 0 }: Period,
) {
  return sql
    .selectFrom('round')
    .innerJoin('game', 'game.node_id', 'round.node_id')
    .where('member_id', '=', member.id)
    .where('category', '=', category)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where(hasStatus(outcome));
}

function filteredRounds(context: RequestContext, category: GameType, filter: Filter) {
  const { vendor, order = '', profit = '' } = filter;
  return roundsOf(context, category, filter)
    .where(hasStatus(profit === '' ? 0 : statusOfProfit[profit]))
    .$if(vendor !== '', (rounds) => rounds.where('vendor', '=', vendor))
    .$if(order !== '', (rounds) => rounds.where(raw`round.id::text`, '=', order));
}

async function sums(context: RequestContext, category: GameType, filter: Filter) {
  return filteredRounds(context, category, filter)
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      raw<number>`coalesce(sum(stake), 0)::int8`.as('staked'),
      raw<number>`coalesce(sum(stake) filter (where payout <> stake), 0)::int8`.as('counting'),
      raw<number>`coalesce(sum(payout), 0)::int8`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
}

function page(context: RequestContext, category: GameType, filter: Filter, total: number) {
  return filteredRounds(context, category, filter)
    .select(['round.id', 'name', 'vendor', 'stake', 'payout', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('round.id', 'desc')
    .limit(filter.size)
    .offset(Math.min((filter.page - 1) * filter.size, total))
    .execute();
}

type Row = Awaited<ReturnType<typeof page>>[number];

function bet({ id, name, vendor, stake, payout, created_at: betTime }: Row) {
  return {
    orderNo: id,
    gameName: name,
    vendor,
    betTime,
    betAmount: toPesos(stake),
    winAmount: toPesos(payout),
    profitAndLoss: toPesos(payout - stake),
    status: statusOf(stake, payout),
  };
}

/** A page of the bets of a category and the sums of all its bets. All bets are settled, because rounds are settled at once. */
async function betsOf(category: GameType, filter: Filter, context: RequestContext) {
  const { count, staked, counting, paid } = await sums(context, category, filter);
  const rows = await page(context, category, filter, count);
  return {
    list: rows.map(bet),
    totalPages: Math.ceil(count / filter.size),
    footer: {
      betAmount: toPesos(staked),
      validBetAmount: toPesos(counting),
      winAmount: toPesos(paid),
      profitAndLoss: toPesos(paid - staked),
    },
  };
}

export const getSlotBets = handle(calls.getSlotBets, (filter, context) =>
  betsOf('RNG', filter, context),
);
export const getFishBets = handle(calls.getFishBets, (filter, context) =>
  betsOf('FISH', filter, context),
);
export const getLiveBets = handle(calls.getLiveBets, (filter, context) =>
  betsOf('LIVE', filter, context),
);
export const getSportsBets = handle(calls.getSportsBets, (filter, context) =>
  betsOf('SPORTS', filter, context),
);
export const getPvpBets = handle(calls.getPvpBets, (filter, context) =>
  betsOf('PVP', filter, context),
);
export const getLotteryBets = handle(calls.getLotteryBets, (filter, context) =>
  betsOf('ELOTT', filter, context),
);

/** Rounds are settled at once, so there are no open bets. */
const noOpenBets = {
  list: [],
  totalPages: 0,
  footer: { betAmount: 0, validBetAmount: 0, winAmount: 0, profitAndLoss: 0 },
};

export const getOpenSportsBets = handle(calls.getOpenSportsBets, () => noOpenBets);
export const getOpenLotteryBets = handle(calls.getOpenLotteryBets, () => noOpenBets);

/** Lottery tickets. Each has a draw of its own, so a filter by draw, by e-lottery (3) or by chase (1) finds none. */
export const getDrawBets = handle(calls.getDrawBets, async (filter, context) => {
  const { gameId = '', draw = '', prizeMode = '', chased = '' } = filter;
  if (draw !== '' || prizeMode === '3' || chased === '1') return { list: [], total: 0 };
  const tickets = roundsOf(context, 'ELOTT', filter)
    .innerJoin('lottery_game', (on) => on.on(raw`outcome ->> 'game'`, '=', raw`lottery_game.code`))
    .$if(gameId !== '', (rounds) => rounds.where(raw`lottery_game.id::text`, '=', gameId));
  const { total } = await tickets
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await tickets
    .select(['round.id', 'vendor', 'stake', 'payout', 'created_at'])
    .select(worded('lottery_game.names', context.language).as('name'))
    .orderBy('created_at', 'desc')
    .orderBy('round.id', 'desc')
    .limit(filter.size)
    .offset(Math.min((filter.page - 1) * filter.size, total))
    .execute();
  return { list: rows.map(bet), total };
});
