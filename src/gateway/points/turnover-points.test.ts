import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditPoints, balancedPoints } from '#tests/support/audit-points.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { prepareRound, settleRound } from '../bets/rounds.ts';
import { addDailySums, rebuildDailySums } from '../records/records.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { balanceOfPoints } from './point-ledger.ts';
import { creditTurnoverPoints, rebuildTurnoverPoints } from './turnover-points.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
  await database.sql
    .insertInto('point_rate')
    .values([
      { category: 'RNG', since_day: 0, turnover: 20_00 },
      { category: 'LIVE', since_day: 0, turnover: 50_00 },
      { category: 'LIVE', since_day: dayOf(later), turnover: 25_00 },
    ])
    .execute();
});
afterAll(() => database.close());

const start = startOfDay(20_000);
const later = start + 2 * dayMs;
let rounds = 0;

async function addMember(): Promise<string> {
  rounds += 1;
  return (await addPlayer(database, `player${rounds}`, 10_000_00)).id;
}

async function bet(memberId: string, stake: number, at: number, category: GameType = 'RNG') {
  rounds += 1;
  const facts = { leastBet: null, lines: null, isJackpot: false };
  const player = { memberId, nodeId: 1, category, vendor: 'V', facts };
  const decide = () => ({ payoutCentavos: 0, outcome: null });
  const round = prepareRound({ key: `round-${rounds}`, stakeCentavos: stake, decide });
  await database.transaction((sql) => settleRound(sql, player, round, at));
}

async function credit(at: number) {
  await addDailySums(database);
  return creditTurnoverPoints(database, at);
}

const balance = (memberId: string) => balanceOfPoints(database.sql, memberId);

it('credits whole points of the turnover of a day, and keeps the fraction until the day ends', async () => {
  const member = await addMember();
  await bet(member, 50_00, start);
  await bet(member, 30_00, start, 'LIVE');
  expect(await credit(start)).toBe(2);
  await bet(member, 10_00, start + 1);
  await bet(member, 20_00, start + 1, 'LIVE');
  expect(await credit(start + 3_600_000)).toBe(2);
  await bet(member, 10_00, start + dayMs);
  expect(await credit(start + dayMs)).toBe(0);
  expect(await balance(member)).toBe(4);
});

it('credits a member and a day at most every ten minutes, and loses nothing', async () => {
  const member = await addMember();
  await bet(member, 20_00, start);
  expect(await credit(start)).toBe(1);
  await bet(member, 40_00, start);
  expect(await credit(start + 60_000)).toBe(0);
  expect(await credit(start + 600_000)).toBe(2);
  expect(await balance(member)).toBe(3);
});

it('uses the rate of the day', async () => {
  const member = await addMember();
  await bet(member, 50_00, later - 1, 'LIVE');
  await bet(member, 50_00, later, 'LIVE');
  expect(await credit(later)).toBe(1 + 2);
  expect(await balance(member)).toBe(3);
});

it('credits each point once when gateways run it at once', async () => {
  const member = await addMember();
  for (let nth = 0; nth < 5; nth += 1) await bet(member, 20_00, start);
  await addDailySums(database);
  const runs = Array.from({ length: 8 }, () => creditTurnoverPoints(database, start));
  const credited = await Promise.all(runs);
  expect(credited.reduce((sum, points) => sum + points, 0)).toBe(5);
  expect(await balance(member)).toBe(5);
});

it('credits 450 days of two members in a few transactions, each day once', async () => {
  const members = [await addMember(), await addMember()];
  const days = Array.from({ length: 225 }, (_, nth) => dayOf(start) + nth);
  const rows = members.flatMap((member) =>
    days.map((day) => ({ member_id: member, day, category: 'RNG' as const })),
  );
  const sums = { code: 'betting' as const, amount: -40_00, turnover: 40_00, entries: 1 };
  await database.sql
    .insertInto('daily_sum')
    .values(rows.map((row) => ({ ...row, ...sums })))
    .execute();
  await database.sql
    .insertInto('point_due')
    .values(rows.map(({ member_id, day }) => ({ member_id, day })))
    .execute();
  let transactions = 0;
  const counted: Database['transaction'] = (work) => {
    transactions += 1;
    return database.transaction(work);
  };
  expect(await creditTurnoverPoints({ transaction: counted }, start)).toBe(900);
  expect(transactions).toBe(3);
  expect(await Promise.all(members.map(balance))).toEqual([450, 450]);
  await rebuildTurnoverPoints(database);
  expect(await creditTurnoverPoints(database, start + dayMs)).toBe(0);
  expect(await auditPoints(database.sql)).toEqual(balancedPoints);
  await database.sql.deleteFrom('daily_sum').where('member_id', 'in', members).execute();
});

it('gives nothing to trial accounts', async () => {
  const member = await addMember();
  await database.sql.updateTable('member').set({ type: 4 }).where('id', '=', member).execute();
  await bet(member, 90_00, start);
  expect(await credit(start)).toBe(0);
});

it('the sum of points has the same result when it is computed again from nothing', async () => {
  const { sql } = database;
  const read = async () => ({
    accounts: await sql.selectFrom('point_account').selectAll().orderBy('id').execute(),
    days: await sql
      .selectFrom('point_day')
      .select(['member_id', 'day', 'points'])
      .orderBy('member_id')
      .orderBy('day')
      .execute(),
  });
  const before = await read();
  expect(before.days.length).toBeGreaterThan(4);
  await rebuildDailySums(database);
  await rebuildTurnoverPoints(database);
  expect(await creditTurnoverPoints(database, later + dayMs)).toBe(0);
  expect(await read()).toEqual(before);
  await sql.deleteFrom('point_day').execute();
  await rebuildTurnoverPoints(database);
  await creditTurnoverPoints(database, later + dayMs);
  expect(await read()).toEqual(before);
  expect(await auditPoints(sql)).toEqual(balancedPoints);
});
