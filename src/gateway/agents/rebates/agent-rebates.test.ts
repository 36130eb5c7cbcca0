import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import { settleBet, voidBet } from '../../bets/end-bets.ts';
import { placeBet } from '../../bets/open-bets.ts';
import { addDailySums, rebuildDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { readIncome } from '../reports/income.ts';
import { payAgentRebates } from './pay-agent-rebates.ts';
import { recordRateStep } from './rate-steps.ts';

const today = dayOf(clock.now());
/** Hours after the start of today. */
const on = (hours: number) => startOfDay(today) + hours * 3_600_000;
const money = 100_000_00;

let database: Database;
/** Each test has days of its own. */
let first = 0;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
});

const run = (at: number, topRate = 30) => payAgentRebates(database, topRate, at);

/** Opens the next free day and returns its hours. */
async function newDay(topRate = 30): Promise<(hours: number) => number> {
  first += 10;
  const start = first * 24;
  await run(on(start), topRate);
  return (hours) => on(start + hours);
}

/** Adds members with rebates. The setting is the rebate of one without an upline. */
async function team(...rows: readonly (readonly [upline: number | null, rate: number])[]) {
  const ids = await addTeam(
    database,
    rows.map(([upline]) => upline),
  );
  for (const [nth, [, rate]] of rows.entries()) {
    const update = database.sql.updateTable('member').set({ rebate_rate: rate });
    await update.where('id', '=', ids[nth] ?? '').execute();
  }
  return ids;
}

async function play(memberId: string, stake: number, at: number, category: GameType = 'RNG') {
  const key = crypto.randomUUID();
  const result = { payoutCentavos: stake * 2, outcome: null };
  const player = { memberId, nodeId: 1, category, vendor: 'V' };
  const bet = { key, stakeCentavos: stake, result, dueAt: at };
  const id = await database.transaction((sql) => placeBet(sql, player, bet, at));
  return {
    settle: (payoutCentavos = 0) =>
      database.transaction((sql) => settleBet(sql, id ?? '', { ...result, payoutCentavos }, at)),
    cancel: () =>
      database.transaction((sql) => voidBet(sql, id ?? '', { actor: 'operator', remark: '' }, at)),
  };
}

const settled = async (...bet: Parameters<typeof play>) => (await play(...bet)).settle();

/** The agent's rebates of the ledger, oldest first, in centavos. */
async function paidTo(agentId: string): Promise<number[]> {
  const rows = await database.sql
    .selectFrom('ledger_posting')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select('amount')
    .where('account_id', '=', agentId)
    .where('kind', '=', 'rebate')
    .where('ledger_entry.code', '=', 'agent_rebate')
    .orderBy('key')
    .execute();
  return rows.map(({ amount }) => amount);
}

async function close(at: number): Promise<void> {
  await addDailySums(database);
  await run(at);
}

describe('the rebate of an agent', () => {
  it('is the difference to the next below, for each category, and is in the income of its day', async () => {
    const hour = await newDay();
    const [top = '', middle = '', player = ''] = await team([null, 0], [0, 20], [1, 5]);
    await settled(player, 1_000_00, hour(1));
    await settled(player, 500_00, hour(2), 'LIVE');
    await settled(middle, 400_00, hour(3));
    await addDailySums(database);
    await run(hour(24));
    expect(await paidTo(top)).toEqual([]);
    await run(hour(25));
    expect(await paidTo(top)).toEqual([50, 1_40]);
    expect(await paidTo(middle)).toEqual([75, 1_50]);
    expect(await paidTo(player)).toEqual([]);
    const day = dayOf(hour(25));
    const income = await readIncome(database.sql, top, { from: day, to: day + 1 });
    expect(income).toContainEqual({ code: 'agent_rebate', income: 1_90, outgo: 0 });
    expect(await balanceOf(database.sql, top)).toBe(money + 1_90);
  });

  it('is paid once, also by 64 runs at once and by later ones', async () => {
    const hour = await newDay();
    const [top = '', player = ''] = await team([null, 0], [0, 10]);
    await settled(player, 1_000_00, hour(1));
    await addDailySums(database);
    await Promise.all(Array.from({ length: 64 }, () => run(hour(25))));
    await run(hour(49));
    expect(await paidTo(top)).toEqual([2_00]);
  });

  it('has the rates of the day of the bets: changes hold from the next day on', async () => {
    const hour = await newDay();
    const [top = '', middle = '', player = ''] = await team([null, 0], [0, 20], [1, 0]);
    const { sql } = database;
    await settled(player, 1_000_00, hour(1));
    const change = { memberId: middle, at: hour(2) };
    await recordRateStep(sql, { ...change, from: 20, to: 25 });
    await recordRateStep(sql, { ...change, from: 25, to: 10 });
    await sql.updateTable('member').set({ rebate_rate: 10 }).where('id', '=', middle).execute();
    await settled(player, 1_000_00, hour(3));
    await run(hour(4), 100);
    await run(hour(24), 50);
    await settled(player, 1_000_00, hour(25));
    await close(hour(49));
    expect(await paidTo(top)).toEqual([2_00, 4_00]);
    expect(await paidTo(middle)).toEqual([4_00, 1_00]);
  });

  it('counts what a rebate of players counts: no stakes that are open, cancelled or come back', async () => {
    const hour = await newDay();
    const [top = '', player = ''] = await team([null, 0], [0, 0]);
    const bet = () => play(player, 1_000_00, hour(1));
    await bet();
    await (await bet()).cancel();
    await (await bet()).settle(1_000_00);
    await close(hour(25));
    expect(await paidTo(top)).toEqual([]);
    await (await bet()).settle(3_000_00);
    await close(hour(26));
    expect(await paidTo(top)).toEqual([]);
  });

  it('waits for the daily sums of its day', async () => {
    const hour = await newDay();
    const [top = '', player = ''] = await team([null, 0], [0, 0]);
    await settled(player, 1_000_00, hour(1));
    await run(hour(25));
    expect(await paidTo(top)).toEqual([]);
    await close(hour(26));
    expect(await paidTo(top)).toEqual([3_00]);
  });

  it('is for agents alone: nothing for own bets and for uplines that are players', async () => {
    const hour = await newDay();
    const [alone = '', player = '', below = ''] = await team([null, 0], [0, 20], [1, 0]);
    const { sql } = database;
    await sql.updateTable('member').set({ type: 0 }).where('id', '=', player).execute();
    await settled(alone, 1_000_00, hour(1));
    await settled(below, 1_000_00, hour(1));
    await close(hour(25));
    expect(await paidTo(alone)).toEqual([1_00]);
    expect(await paidTo(player)).toEqual([]);
  });
});

/** The rates of a line from its player up, none above those that follow. */
function capped(line: readonly number[]): number[] {
  return line.map((_, nth) => Math.min(...line.slice(nth)));
}

it('never pays a line more than its highest rate, pays exactly the differences, and agrees with a rebuild', async () => {
  const rate = fc.integer({ min: 0, max: 60 });
  const trees = fc.array(fc.record({ upline: fc.nat(8), rate }), { minLength: 1, maxLength: 8 });
  const bets = fc.array(
    fc.record({
      who: fc.nat(8),
      stake: fc.integer({ min: 1, max: 5_000_00 }),
      live: fc.boolean(),
    }),
    { minLength: 1, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(trees, bets, rate, async (tree, list, topRate) => {
      const hour = await newDay(topRate);
      const uplines = [null, ...tree.map(({ upline }, nth) => upline % (nth + 1))];
      const rates = [topRate, ...tree.map((one) => one.rate)];
      const ids = await team(...uplines.map((upline, nth) => [upline, rates[nth] ?? 0] as const));
      const due = new Map<string, number>();
      let exposure = 0;
      for (const { who, stake, live } of list) {
        const player = who % ids.length;
        const category = live ? 'LIVE' : 'RNG';
        await settled(ids[player] ?? '', stake, hour(1), category);
        exposure += stake;
        const line: number[] = [];
        for (let at: number | null = player; at !== null; at = uplines[at] ?? null) line.push(at);
        const own = capped(line.map((at) => rates[at] ?? 0));
        for (const [depth, at] of line.entries()) {
          if (depth === 0) continue;
          const part = stake * ((own[depth] ?? 0) - (own[depth - 1] ?? 0));
          const name = `${at} ${category}`;
          due.set(name, (due.get(name) ?? 0) + part);
        }
      }
      await addDailySums(database);
      await run(hour(25), 0);
      let total = 0;
      for (const [nth, id] of ids.entries()) {
        const paid = (await paidTo(id)).reduce((sum, one) => sum + one, 0);
        const parts = ['RNG', 'LIVE'].map((one) =>
          Math.floor((due.get(`${nth} ${one}`) ?? 0) / 10_000),
        );
        expect(paid).toBe(parts.reduce((sum, one) => sum + one, 0));
        total += paid;
      }
      expect(total * 10_000).toBeLessThanOrEqual(exposure * topRate);
    }),
    { numRuns: 15 },
  );
  await addDailySums(database);
  const sums = () =>
    database.sql
      .selectFrom('daily_sum')
      .selectAll()
      .where('code', '=', 'agent_rebate')
      .orderBy('member_id')
      .orderBy('day')
      .execute();
  const before = await sums();
  expect(before.length).toBeGreaterThan(0);
  await rebuildDailySums(database);
  expect(await sums()).toEqual(before);
  const { paid } = await database.sql
    .selectFrom('agent_rebate')
    .select((of) => of.fn.sum<number>('amount').as('paid'))
    .executeTakeFirstOrThrow();
  expect(before.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(paid));
}, 60_000);

const programs = findPostgres();

it.skipIf(programs === null)('is paid once by 64 jobs at once on PostgreSQL', async () => {
  const server = await startPostgres(programs ?? '');
  const own = database;
  database = await openDatabase({ kind: 'postgres', url: await server.database('rebates') });
  try {
    await prepareLedger(database);
    const hour = await newDay();
    const [top = '', middle = '', ...players] = await team([null, 0], [0, 20], [1, 0], [1, 5]);
    for (const player of players) {
      await settled(player, 1_000_00, hour(1));
      await settled(player, 1_000_00, hour(1), 'LIVE');
    }
    await addDailySums(database);
    await Promise.all(Array.from({ length: 64 }, () => run(hour(25))));
    expect(await paidTo(top)).toEqual([2_00, 2_00]);
    expect(await paidTo(middle)).toEqual([3_50, 3_50]);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  } finally {
    await database.close();
    database = own;
    await server.close();
  }
});
