import { sql as raw } from 'kysely';
import type { RequestOf } from '#contract/call.ts';
import * as calls from '#contract/calls/bet-records.ts';
import { type Centavos, toPesos } from '#contract/model/money.ts';
import { answer, type Visit } from '../visit.ts';

type Wanted = RequestOf<typeof calls.getSlotBets>;

/** The wire's number for how a bet ended: won, lost, or as it was. */
function statusOf(stake: Centavos, payout: Centavos): number {
  if (payout === stake) return 3;
  return payout > stake ? 1 : 2;
}

function played({ sql, member }: Visit, category: string, { from, to, vendor }: Wanted) {
  return sql
    .selectFrom('round')
    .innerJoin('game', 'game.node_id', 'round.node_id')
    .where('member_id', '=', member.id)
    .where('category', '=', category)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .$if(vendor !== '', (rounds) => rounds.where('vendor', '=', vendor));
}

async function sums(visit: Visit, category: string, wanted: Wanted) {
  return played(visit, category, wanted)
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      raw<number>`coalesce(sum(stake), 0)::int8`.as('staked'),
      raw<number>`coalesce(sum(stake) filter (where payout <> stake), 0)::int8`.as('counting'),
      raw<number>`coalesce(sum(payout), 0)::int8`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
}

function page(visit: Visit, category: string, wanted: Wanted, total: number) {
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
async function betsOf(category: string, wanted: Wanted, visit: Visit) {
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
