import { type RawBuilder, sql as raw } from 'kysely';
import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/bet-records.ts';
import { betStatus } from '#contract/model/bet.ts';
import { type Centavos, toPesos } from '#contract/model/money.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import { worded } from '../store/worded.ts';
import { answer, type Visit } from '../http/request-context.ts';

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

function roundsOf({ sql, member }: Visit, category: GameType, { from, to, end = 0 }: Narrowing) {
  return sql
    .selectFrom('round')
    .innerJoin('game', 'game.node_id', 'round.node_id')
    .where('member_id', '=', member.id)
    .where('category', '=', category)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where(ended(end));
}

function played(visit: Visit, category: GameType, wanted: Wanted) {
  const { vendor, order = '', profit = '' } = wanted;
  return roundsOf(visit, category, wanted)
    .where(ended(profit === '' ? 0 : byProfit[profit]))
    .$if(vendor !== '', (rounds) => rounds.where('vendor', '=', vendor))
    .$if(order !== '', (rounds) => rounds.where(raw`round.id::text`, '=', order));
}

async function sums(visit: Visit, category: GameType, wanted: Wanted) {
  return played(visit, category, wanted)
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      raw<number>`coalesce(sum(stake), 0)::int8`.as('staked'),
      raw<number>`coalesce(sum(stake) filter (where payout <> stake), 0)::int8`.as('counting'),
      raw<number>`coalesce(sum(payout), 0)::int8`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
}

function page(visit: Visit, category: GameType, wanted: Wanted, total: number) {
  return played(visit, category, wanted)
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
async function betsOf(category: GameType, wanted: Wanted, visit: Visit) {
  const { count, staked, counting, paid } = await sums(visit, category, wanted);
  const rows = await page(visit, category, wanted, count);
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

export const getSlotBets = answer(calls.getSlotBets, (wanted, visit) =>
  betsOf('RNG', wanted, visit),
);
export const getFishBets = answer(calls.getFishBets, (wanted, visit) =>
  betsOf('FISH', wanted, visit),
);
export const getLiveBets = answer(calls.getLiveBets, (wanted, visit) =>
  betsOf('LIVE', wanted, visit),
);
export const getSportsBets = answer(calls.getSportsBets, (wanted, visit) =>
  betsOf('SPORTS', wanted, visit),
);
export const getPvpBets = answer(calls.getPvpBets, (wanted, visit) => betsOf('PVP', wanted, visit));
export const getLotteryBets = answer(calls.getLotteryBets, (wanted, visit) =>
  betsOf('ELOTT', wanted, visit),
);

/** Rounds are settled as they are played, so that nothing is ever open. */
const nothingOpen = {
  list: [],
  totalPages: 0,
  footer: { betAmount: 0, validBetAmount: 0, winAmount: 0, profitAndLoss: 0 },
};

export const getOpenSportsBets = answer(calls.getOpenSportsBets, () => nothingOpen);
export const getOpenLotteryBets = answer(calls.getOpenLotteryBets, () => nothingOpen);

/** Tickets are drawn one by one, as plain lottery: none belongs to a draw that others share, to e-lottery or to a chase. */
export const getDrawBets = answer(calls.getDrawBets, async (wanted, visit) => {
  const { gameId = '', draw = '', prizeMode = '', chased = '' } = wanted;
  if (draw !== '' || prizeMode === '3' || chased === '1') return { list: [], total: 0 };
  const tickets = roundsOf(visit, 'ELOTT', wanted)
    .innerJoin('lottery_game', (on) => on.on(raw`outcome ->> 'game'`, '=', raw`lottery_game.code`))
    .$if(gameId !== '', (rounds) => rounds.where(raw`lottery_game.id::text`, '=', gameId));
  const { total } = await tickets
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await tickets
    .select(['round.id', 'vendor', 'stake', 'payout', 'created_at'])
    .select(worded('lottery_game.names', visit.language).as('name'))
    .orderBy('created_at', 'desc')
    .orderBy('round.id', 'desc')
    .limit(wanted.size)
    .offset(Math.min((wanted.page - 1) * wanted.size, total))
    .execute();
  return { list: rows.map(bet), total };
});
