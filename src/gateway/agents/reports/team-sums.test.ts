import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, dayOf } from '#protocol/model/market-day.ts';
import { clock, prepareLedger } from '#tests/support/add-player.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { post } from '../../ledger/postings.ts';
import { addDailySums, rebuildDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { teamFigures } from './team-figures.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

const first = dayOf(clock.now()) + 1;
const at = (day: number) => clock.now() + (day + 1) * dayMs;

const play = (memberId: string, day: number, stake: number, pays: number) =>
  createBonusPlay(database, at(day)).play(memberId, { key: crypto.randomUUID(), stake, pays });

const move = (memberId: string, day: number, kind: 'deposit' | 'hold' | 'salary', amount: number) =>
  post(database.sql, {
    key: crypto.randomUUID(),
    kind,
    at: at(day),
    cause: { table: 'member', id: memberId },
    actor: 'operator',
    postings: [
      { account: memberId, amount },
      { account: 'house:0', amount: -amount },
    ],
  });

async function allSums() {
  const { sql } = database;
  return {
    sums: await sql
      .selectFrom('team_sum')
      .selectAll()
      .orderBy('agent_id')
      .orderBy('day')
      .orderBy('category')
      .orderBy('code')
      .execute(),
    days: await sql.selectFrom('team_day').selectAll().orderBy('agent_id').orderBy('day').execute(),
    active: await sql
      .selectFrom('active_day')
      .selectAll()
      .orderBy('member_id')
      .orderBy('day')
      .execute(),
  };
}

it('the sums have the figures of each day, with all levels below the agent and without the agent', async () => {
  const [top = '', agent = '', player = '', stranger = ''] = await addTeam(database, [
    null,
    0,
    1,
    null,
  ]);
  await play(player, 0, 100_00, 30_00);
  await play(player, 0, 50_00, 0);
  await play(agent, 1, 20_00, 25_00);
  await play(top, 1, 500_00, 0);
  await play(stranger, 1, 700_00, 0);
  await move(player, 1, 'deposit', 900_00);
  await move(player, 1, 'hold', -200_00);
  await move(top, 1, 'salary', 7_00);
  await addDailySums(database);
  const days = { from: first, to: first + 2 };
  const none = { deposits: 0, withdrawals: 0, newMembers: 0, bonuses: 0, commission: 0 };
  const opening = { day: first, activeMembers: 1, turnover: 150_00, profit: 120_00 };
  const paid = { deposits: 900_00, withdrawals: 200_00, bonuses: 0 };
  const next = { ...paid, newMembers: 0, commission: 7_00 };
  expect(await teamFigures(database.sql, { agentId: top, ...days })).toEqual([
    { ...none, ...opening },
    { day: first + 1, activeMembers: 1, turnover: 20_00, profit: -5_00, ...next },
  ]);
  expect(await teamFigures(database.sql, { agentId: agent, ...days })).toEqual([
    { ...none, ...opening },
    { ...next, day: first + 1, activeMembers: 0, turnover: 0, profit: 0, commission: 0 },
  ]);
  const joined = { agentId: top, from: first - 1, to: first };
  expect(await teamFigures(database.sql, joined)).toMatchObject([{ newMembers: 2 }]);
});

it('counts a member once a day, whatever runs of the job add the bets', async () => {
  const [top = '', player = ''] = await addTeam(database, [null, 0]);
  for (let nth = 0; nth < 3; nth += 1) {
    await play(player, 0, 10_00, 0);
    await Promise.all(Array.from({ length: 8 }, () => addDailySums(database)));
  }
  const [figures] = await teamFigures(database.sql, { agentId: top, from: first, to: first + 1 });
  expect(figures).toMatchObject({ activeMembers: 1, turnover: 30_00 });
});

it('gives the same sums when they are computed again from the entries, for any tree and any bets', async () => {
  const trees = fc.array(fc.option(fc.nat(20)), { minLength: 1, maxLength: 8 });
  const bets = fc.array(
    fc.record({
      who: fc.nat(7),
      day: fc.nat(2),
      stake: fc.integer({ min: 1, max: 500_00 }),
      pays: fc.integer({ min: 0, max: 900_00 }),
      runs: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(trees, bets, async (tree, list) => {
      const ids = await addTeam(
        database,
        tree.map((upline, nth) => (upline === null || nth === 0 ? null : upline % nth)),
      );
      for (const { who, day, stake, pays, runs } of list) {
        await play(ids[who % ids.length] ?? '', day, stake, pays);
        if (runs) await addDailySums(database);
      }
      await addDailySums(database);
      const kept = await allSums();
      await rebuildDailySums(database);
      expect(await allSums()).toEqual(kept);
    }),
    { numRuns: 15 },
  );
}, 60_000);
