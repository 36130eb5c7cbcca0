import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inEachLanguage } from '#protocol/model/language.ts';
import { dayMs, dayOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { auditPoints, balancedPoints } from '#tests/support/audit-points.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { readTeamRows } from '../agents/reports/team-rows.ts';
import { usedInPlay } from '../limits/used-amounts.ts';
import { progressOf, readMissionFacts } from '../missions/mission-progress.ts';
import { rankedPlayers, readStandings } from '../missions/standings.ts';
import { checkFreeMoney, holdCash, readFreeMoney } from '../offers/held-cash.ts';
import { boardWins } from '../play/winners/winners.ts';
import { balanceOfPoints } from '../points/point-ledger.ts';
import { creditTurnoverPoints, rebuildTurnoverPoints } from '../points/turnover-points.ts';
import { addDailySums } from '../records/records.ts';
import { offerLossRebates } from '../rewards/loss-rebate/offer-loss-rebates.ts';
import { openRebate, setRebateRates } from '../rewards/rebate/open-rebate.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { reverseBet } from './reversals.ts';

let database: Database;
let memberId: string;
let name: string;
let nth = 0;

const monday = weekOf(dayOf(clock.now())) + 7;
/** A time after the start of the first week, in days. */
const on = (day: number) => startOfDay(monday) + day * dayMs + 3_600_000;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
  const { sql } = database;
  const names = JSON.stringify(inEachLanguage(() => 'L'));
  const rank = { id: 'low', sort: 0, names, month_turnover: 0, total_turnover: 0, benefits: '[]' };
  await sql.insertInto('rank').values(rank).execute();
  await setRebateRates(sql, [{ category: 'RNG', rank: 'low', rate: 100 }], 0);
  const pointRate = { category: 'RNG', since_day: 0, turnover: 20_00 } as const;
  await sql.insertInto('point_rate').values(pointRate).execute();
  await offerLossRebates(database, on(0));
});
beforeEach(async () => {
  nth += 1;
  name = `counted-${nth}`;
  memberId = (await addPlayer(database, name, 100_000_00)).id;
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  expect(await auditPoints(database.sql)).toEqual(balancedPoints);
  await database.close();
});

/** Plays a bet on a day. Returns its id. */
async function bet(day: number, stake: number, pays: number): Promise<string> {
  const key = crypto.randomUUID();
  await createBonusPlay(database, on(day)).play(memberId, { key, stake, pays });
  const found = database.sql.selectFrom('round').select('id').where('key', '=', key);
  return (await found.executeTakeFirstOrThrow()).id;
}

const reverse = (id: string, day: number) =>
  reverseBet(database, id, { reason: 'A wrong result', at: on(day) });

const rebatable = async (day: number) =>
  (await openRebate(database.sql, memberId, on(day))).reduce((sum, one) => sum + one.turnover, 0);

describe('a cancelled result is counted back', () => {
  it('in the points, as far as the member has them, and not again by the job', async () => {
    const id = await bet(1, 100_00, 0);
    await bet(1, 60_00, 0);
    const credit = async (day: number) => {
      await addDailySums(database);
      await creditTurnoverPoints(database, on(day));
      return balanceOfPoints(database.sql, memberId);
    };
    expect(await credit(1)).toBe(8);
    await reverse(id, 2);
    expect(await credit(2.1)).toBe(3);
    await bet(2, 40_00, 0);
    expect(await credit(2.2)).toBe(5);
    await rebuildTurnoverPoints(database);
    expect(await credit(3)).toBe(5);
  });

  it('in the rebate of turnover: what is not claimed falls, and then what the next days bring', async () => {
    const first = await bet(1, 100_00, 0);
    await bet(2, 50_00, 0);
    expect(await rebatable(2)).toBe(150_00);
    await reverse(first, 3);
    expect(await rebatable(3)).toBe(50_00);
    await addDailySums(database);
    expect(await rebatable(3)).toBe(50_00);
    const second = await bet(4, 30_00, 0);
    await reverse(second, 4);
    expect(await rebatable(4)).toBe(50_00);
    const claim = { id: crypto.randomUUID(), member_id: memberId, day: dayOf(on(4)), amount: 50 };
    await database.sql
      .insertInto('rebate_claim')
      .values({ ...claim, at: on(4) })
      .execute();
    const line = { claim_id: claim.id, category: 'RNG', rate: 100, turnover: 50_00 } as const;
    await database.sql
      .insertInto('rebate_line')
      .values({ ...line, amount: 50 })
      .execute();
    const third = await bet(5, 70_00, 0);
    await bet(6, 20_00, 0);
    await reverse(third, 7);
    expect(await rebatable(7)).toBe(20_00);
    await bet(8, 10_00, 0);
    expect(await rebatable(8)).toBe(30_00);
  });

  it('in the base of the rebate of losses, in its own week or in the next one', async () => {
    const lossOf = async (week: number) => {
      const row = database.sql.selectFrom('loss_rebate').select('loss');
      const found = await row
        .where('member_id', '=', memberId)
        .where('first_day', '=', monday + 7 * week)
        .executeTakeFirst();
      return found?.loss ?? 0;
    };
    const own = await bet(1, 4_000_00, 0);
    const next = await bet(2, 3_000_00, 500_00);
    await bet(3, 5_000_00, 0);
    await reverse(own, 4);
    await offerLossRebates(database, on(7.5));
    expect(await lossOf(0)).toBe(7_500_00);
    await reverse(next, 8);
    await bet(9, 6_000_00, 0);
    await offerLossRebates(database, on(14.5));
    expect(await lossOf(1)).toBe(3_500_00);
    await offerLossRebates(database, on(21.5));
    expect(await lossOf(2)).toBe(0);
  });

  it('in missions, leaderboards, limits and the report of the agent', async () => {
    const id = await bet(1, 100_00, 900_00);
    await bet(1, 40_00, 0);
    await reverse(id, 2);
    await addDailySums(database);
    const days = { from: monday, to: monday + 7 };
    const facts = await readMissionFacts(database.sql, memberId, days);
    const done = (goal: 'bets' | 'turnover') => progressOf({ goal, category: null }, facts, days);
    expect([done('bets'), done('turnover')]).toEqual([1, 40_00]);
    const standings = await readStandings(
      database.sql,
      rankedPlayers({ category: null }, days),
      memberId,
    );
    expect(standings.find((one) => one.member_id === memberId)?.turnover).toBe(40_00);
    const used = await usedInPlay(database.sql, { memberId, at: on(1) });
    expect(used).toMatchObject({ stake: { day: 40_00 }, loss: { day: 40_00 } });
    const filter = { parentId: memberId, by: 'team', depth: 'one', days, search: '' } as const;
    const asked = { ...filter, category: '', asOf: on(3) } as const;
    const page = { after: null, offset: 0, size: 10 };
    const { total } = await readTeamRows(database.sql, asked, page);
    expect(total).toMatchObject({ stake: 40_00, payout: 0, turnover: 40_00 });
  });

  it('in the cash that a reward holds until it is turned over, up to all of it', async () => {
    const before = await bet(1, 500_00, 0);
    await holdCash(database.sql, memberId, 200_00);
    const id = await bet(1, 150_00, 0);
    expect((await readFreeMoney(database.sql, memberId)).held).toBe(50_00);
    await reverse(id, 2);
    await reverse(before, 2);
    expect((await readFreeMoney(database.sql, memberId)).held).toBe(200_00);
    await checkFreeMoney(database.sql, memberId, 1_00);
  });

  it('on the board of winners', async () => {
    const id = await bet(1, 100_00, 900_00);
    const win = { memberId, nodeId: 1, stakeCentavos: 100_00, payoutCentavos: 900_00 };
    const board = () => database.sql.selectFrom('winner').select('amount').execute();
    await boardWins(database.sql, [win, { ...win, payoutCentavos: 600_00 }], on(1));
    await reverse(id, 2);
    expect(await board()).toEqual([{ amount: 600_00 }]);
  });
});
