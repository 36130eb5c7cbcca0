import { type RawBuilder, sql as raw } from 'kysely';
import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/bet-records.ts';
import { betStatus } from '#contract/model/bet.ts';
import { type Centavos, toPesos } from '#contract/model/money.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import { worded } from '../store/worded.ts';
import { handle, type RequestContext } from '../http/request-context.ts';

type Wanted = RequestOf<typeof calls.getSlotBets>;

/** The wire's number for how a bet ended: won, lost, or as it was. */
function statusOf(stake: Centavos, payout: Centavos): number {
  if (payout === stake) return betStatus.tied;
  return payout > stake ? betStatus.won : betStatus.lost;
}

/** How the payout of a bet stands to its stake, by the number of its end: nothing is ever cancelled here. */
const comparisons = new Map<number, '>' | '<' | '='>([
  [betStatus.won, '>'],
  [betStatus.lost, '<'],
  [betStatus.tied, '='],
]);

const byProfit = { W: betStatus.won, L: betStatus.lost, D: betStatus.tied };

/** The rounds that ended so; all of them for 0. */
function ended(end: number): RawBuilder<boolean> {
  if (end === 0) return raw`true`;
  const comparison = comparisons.get(end);
  return comparison === undefined ? raw`false` : raw`payout ${raw.raw(comparison)} stake`;
}

interface Narrowing {
  readonly from: number;
  readonly to: number;
  readonly end?: number | undefined;
}

function roundsOf(
  { sql, member }: RequestContext,
  category: GameType,
  { from, to, end = 0 }: Narrowing,
) {
  return sql
    .selectFrom('round')
    .innerJoin('game', 'game.node_id', 'round.node_id')
    .where('member_id', '=', member.id)
    .where('category', '=', category)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where(ended(end));
}

function played(context: RequestContext, category: GameType, wanted: Wanted) {
  const { vendor, order = '', profit = '' } = wanted;
  return roundsOf(context, category, wanted)
    .where(ended(profit === '' ? 0 : byProfit[profit]))
    .$if(vendor !== '', (rounds) => rounds.where('vendor', '=', vendor))
    .$if(order !== '', (rounds) => rounds.where(raw`round.id::text`, '=', order));
}

async function sums(context: RequestContext, category: GameType, wanted: Wanted) {
  return played(context, category, wanted)
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      raw<number>`coalesce(sum(stake), 0)::int8`.as('staked'),
      raw<number>`coalesce(sum(stake) filter (where payout <> stake), 0)::int8`.as('counting'),
      raw<number>`coalesce(sum(payout), 0)::int8`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
}

function page(context: RequestContext, category: GameType, wanted: Wanted, total: number) {
  return played(context, category, wanted)
    .select(['round.id', 'name', 'vendor', 'stake', 'payout', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('round.id', 'desc')
    .limit(wanted.size)
    .offset(Math.min((wanted.page - 1) * wanted.size, total))
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

/** The bets of a category: rounds are settled as they are played, so all of them are. */
async function betsOf(category: GameType, wanted: Wanted, context: RequestContext) {
  const { count, staked, counting, paid } = await sums(context, category, wanted);
  const rows = await page(context, category, wanted, count);
  return {
    list: rows.map(bet),
    totalPages: Math.ceil(count / wanted.size),
    footer: {
      betAmount: toPesos(staked),
      validBetAmount: toPesos(counting),
      winAmount: toPesos(paid),
      profitAndLoss: toPesos(paid - staked),
    },
  };
}

export const getSlotBets = handle(calls.getSlotBets, (wanted, context) =>
  betsOf('RNG', wanted, context),
);
export const getFishBets = handle(calls.getFishBets, (wanted, context) =>
  betsOf('FISH', wanted, context),
);
export const getLiveBets = handle(calls.getLiveBets, (wanted, context) =>
  betsOf('LIVE', wanted, context),
);
export const getSportsBets = handle(calls.getSportsBets, (wanted, context) =>
  betsOf('SPORTS', wanted, context),
);
export const getPvpBets = handle(calls.getPvpBets, (wanted, context) =>
  betsOf('PVP', wanted, context),
);
export const getLotteryBets = handle(calls.getLotteryBets, (wanted, context) =>
  betsOf('ELOTT', wanted, context),
);

/** Rounds are settled as they are played, so that nothing is ever open. */
const nothingOpen = {
  list: [],
  totalPages: 0,
  footer: { betAmount: 0, validBetAmount: 0, winAmount: 0, profitAndLoss: 0 },
};

export const getOpenSportsBets = handle(calls.getOpenSportsBets, () => nothingOpen);
export const getOpenLotteryBets = handle(calls.getOpenLotteryBets, () => nothingOpen);

/** Tickets are drawn one by one, as plain lottery: none belongs to a draw that others share, to e-lottery or to a chase. */
export const getDrawBets = handle(calls.getDrawBets, async (wanted, context) => {
  const { gameId = '', draw = '', prizeMode = '', chased = '' } = wanted;
  if (draw !== '' || prizeMode === '3' || chased === '1') return { list: [], total: 0 };
  const tickets = roundsOf(context, 'ELOTT', wanted)
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
    .limit(wanted.size)
    .offset(Math.min((wanted.page - 1) * wanted.size, total))
    .execute();
  return { list: rows.map(bet), total };
});
