import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import { activeByTurnover, addContract } from '#tests/support/add-contract.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay, messagesOf } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { balanceOf, post } from '../../ledger/postings.ts';
import { addDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { settleContracts } from './settle-contracts.ts';

const minute = 60_000;
const hour = 60 * minute;
/** The midnight at which the first day of these tests begins. It is the first of a month. */
const start = Date.parse('2026-02-01T00:00+08:00');

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
});

const play = (memberId: string, at: number, stake: number, pays = 0) =>
  createBonusPlay(database, at).play(memberId, { key: crypto.randomUUID(), stake, pays });

/** Runs the jobs at a time, as a gateway does. */
async function run(at: number): Promise<void> {
  await addDailySums(database);
  await settleContracts(database, at, activeByTurnover);
}

const paymentsOf = (id: string) =>
  database.sql
    .selectFrom('contract_payment')
    .selectAll()
    .where('contract_id', '=', id)
    .orderBy('starts_at')
    .execute();

const entriesOf = (id: string) =>
  database.sql
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'entry_id', 'ledger_entry.id')
    .select(['kind', 'ledger_entry.code', 'account_id', 'amount'])
    .where('cause_table', '=', 'contract_payment')
    .where('key', 'like', `contract:${id}:%`)
    .where('amount', '>', 0)
    .orderBy('key')
    .execute();

/** An agent, a downline of the agent and a player below it. The agent has `balance`. */
async function people(balance = 100_000_00) {
  const [agent = ''] = await addTeam(database, [null], balance);
  const [downline = '', player = ''] = await addTeam(database, [agent, 0]);
  return { agent, downline, player };
}

describe('a daily salary', () => {
  it('is a part of what the team and the downline turned over, paid on the next day, once', async () => {
    const { agent, downline, player } = await people();
    const terms = { kind: 'dailySalary', upline: agent, downline, beganAt: start + hour } as const;
    const rules = [
      { betAmount: 500_00, rate: 50 },
      { betAmount: 2_000_00, activeMembers: 2, rate: 80 },
      { betAmount: 1_000_00, activeMembers: 3, rate: 90 },
    ];
    const id = await addContract(database, { ...terms, rules });
    await play(player, start + 1, 1_999_99);
    await play(downline, start + dayMs - 1, 2_00);
    await play(player, start + dayMs, 5_000_00);
    await run(start + dayMs + 9 * minute);
    expect(await paymentsOf(id)).toEqual([]);
    const before = [await balanceOf(database.sql, agent), await balanceOf(database.sql, downline)];
    const later = start + dayMs + 10 * minute;
    await addDailySums(database);
    await Promise.all(
      Array.from({ length: 64 }, () => settleContracts(database, later, activeByTurnover)),
    );
    await run(later + hour);
    expect(await paymentsOf(id)).toMatchObject([
      {
        starts_at: start,
        ends_at: start + dayMs,
        figures: { turnover: 2_001_99, active: 2 },
        rate: 80,
        amount: 16_01,
        state: 'paid',
        paid_at: later,
      },
    ]);
    expect(await entriesOf(id)).toEqual([
      { kind: 'salary', code: 'daily_wage', account_id: downline, amount: 16_01 },
    ]);
    const after = [await balanceOf(database.sql, agent), await balanceOf(database.sql, downline)];
    expect(after).toEqual([(before[0] ?? 0) - 16_01, (before[1] ?? 0) + 16_01]);
  });

  it('is settled for all days that a gateway was away for', async () => {
    const { downline } = await people();
    const terms = { kind: 'dailySalary', upline: null, downline, beganAt: start } as const;
    const id = await addContract(database, { ...terms, rules: [{ rate: 100 }] });
    await play(downline, start + hour, 100_00);
    await play(downline, start + 2 * dayMs, 300_00);
    await run(start + 4 * dayMs);
    const payments = await paymentsOf(id);
    expect(payments.map(({ starts_at, amount }) => [starts_at, amount])).toEqual([
      [start, 1_00],
      [start + 2 * dayMs, 3_00],
    ]);
  });

  it('passes over all days without turnover in one step', async () => {
    const { downline, player } = await people();
    const terms = { kind: 'dailySalary', upline: null, downline, beganAt: start } as const;
    const id = await addContract(database, { ...terms, rules: [{ rate: 100 }] });
    await play(player, start + 700 * dayMs, 200_00);
    await addDailySums(database);
    let steps = 0;
    const counted: Database['transaction'] = (work) => {
      steps += 1;
      return database.transaction(work);
    };
    await settleContracts({ transaction: counted }, start + 2_000 * dayMs, activeByTurnover);
    expect(await paymentsOf(id)).toMatchObject([{ starts_at: start + 700 * dayMs, amount: 2_00 }]);
    // The other contracts of this file are settled too.
    expect(steps).toBeLessThan(100);
  });

  it('waits for entries that the daily sums do not contain yet', async () => {
    const { downline } = await people();
    const terms = { kind: 'dailySalary', upline: null, downline, beganAt: start } as const;
    const id = await addContract(database, { ...terms, rules: [{ rate: 100 }] });
    await play(downline, start + hour, 100_00);
    await settleContracts(database, start + dayMs + hour, activeByTurnover);
    expect(await paymentsOf(id)).toEqual([]);
    await run(start + dayMs + hour + 5_000);
    expect(await paymentsOf(id)).toMatchObject([{ amount: 1_00 }]);
  });
});

describe('an hourly and a real-time salary', () => {
  it('are paid by the hour and by five minutes, and not for times without turnover', async () => {
    const { agent, downline, player } = await people();
    const terms = { upline: agent, downline, beganAt: start } as const;
    const rules = [{ betAmount: 100_00, rate: 100 }];
    const hourly = await addContract(database, { ...terms, kind: 'hourlySalary', rules });
    const live = await addContract(database, { ...terms, kind: 'realTimeSalary', rules });
    await play(player, start + 3 * minute, 60_00);
    await play(player, start + 7 * minute, 50_00);
    await play(player, start + 26 * hour, 99_99);
    await run(start + 11 * minute);
    expect(await paymentsOf(live)).toMatchObject([
      {
        starts_at: start + 5 * minute,
        figures: { turnover: 50_00, reached: 110_00 },
        amount: 50,
        state: 'paid',
      },
    ]);
    expect(await paymentsOf(hourly)).toEqual([]);
    await run(start + 60 * dayMs);
    expect(await paymentsOf(hourly)).toMatchObject([
      { starts_at: start, ends_at: start + hour, amount: 1_10 },
    ]);
    expect(await paymentsOf(live)).toHaveLength(1);
    expect((await entriesOf(hourly)).map(({ code }) => code)).toEqual(['hour_wage']);
    expect((await entriesOf(live)).map(({ code }) => code)).toEqual(['daily_wage']);
  });
});

describe('a dividend', () => {
  const half = start + 15 * dayMs;

  it('is a part of what the house has won in the half-month, from the house for the merchant', async () => {
    const { downline, player } = await people();
    const terms = { kind: 'dividend', period: 'H', upline: null, downline } as const;
    const rules = [
      { validBet: 1_000_00, profitLoss: 100_00, activeMembers: 1, rate: 1_000 },
      { validBet: 1_000_00, profitLoss: 900_00, activeMembers: 1, rate: 2_000 },
    ];
    const id = await addContract(database, { ...terms, rules, beganAt: start });
    await play(player, start, 1_000_00, 200_01);
    await play(player, half, 700_00);
    await run(half + 9 * minute);
    expect(await paymentsOf(id)).toEqual([]);
    await run(half + 10 * minute);
    expect(await paymentsOf(id)).toMatchObject([
      {
        ends_at: half,
        figures: { profit: 799_99, turnover: 1_000_00 },
        rate: 1_000,
        amount: 79_99,
      },
    ]);
    expect(await entriesOf(id)).toMatchObject([{ kind: 'dividend', code: 'share_bonus' }]);
  });

  it('is lowered by the loss that the contract carries over, and by no other', async () => {
    const { agent, downline, player } = await people();
    const [other = ''] = await addTeam(database, [null]);
    const terms = { kind: 'dividend', period: 'D', upline: agent, beganAt: start } as const;
    const rules = [{ rate: 5_000 }];
    const carried = { ...terms, downline, rules, carriesLoss: true };
    const carries = await addContract(database, carried);
    const forgets = await addContract(database, { ...terms, downline: other, rules });
    for (const loser of [player, other]) {
      await play(loser, start, 100_00, 400_00);
      await play(loser, start + dayMs, 200_00);
      await play(loser, start + 2 * dayMs, 500_00);
    }
    await run(start + 3 * dayMs + hour);
    const summary = async (id: string) =>
      (await paymentsOf(id)).map(({ figures, amount, state }) => [
        figures.lossBefore,
        figures.lossAfter,
        amount,
        state,
      ]);
    expect(await summary(carries)).toEqual([
      [0, 300_00, 0, 'nothing'],
      [300_00, 100_00, 0, 'nothing'],
      [100_00, 0, 200_00, 'paid'],
    ]);
    expect(await summary(forgets)).toEqual([
      [0, 0, 0, 'nothing'],
      [0, 0, 100_00, 'paid'],
      [0, 0, 250_00, 'paid'],
    ]);
  });
});

describe('a contract that ends', () => {
  it('is settled for the days before the one on which it ends', async () => {
    const { agent, downline, player } = await people();
    const rules = [{ rate: 1_000 }];
    const terms = { kind: 'dividend', period: 'M', upline: agent, downline, rules } as const;
    const endedAt = start + 2 * dayMs + hour;
    const old = await addContract(database, { ...terms, beganAt: start, endedAt });
    const fresh = await addContract(database, { ...terms, beganAt: endedAt });
    for (const day of [0, 1, 2, 3]) await play(player, start + day * dayMs, 100_00);
    await run(endedAt + hour);
    expect(await paymentsOf(old)).toMatchObject([
      { starts_at: start, ends_at: start + 2 * dayMs, amount: 20_00 },
    ]);
    await run(start + 29 * dayMs);
    expect(await paymentsOf(fresh)).toMatchObject([
      { starts_at: start + 2 * dayMs, ends_at: start + 28 * dayMs, amount: 20_00 },
    ]);
    expect(await paymentsOf(old)).toHaveLength(1);
  });
});

describe('a payment that the balance of the upline does not reach', () => {
  it('waits, notifies both sides once, and is paid when the money is there', async () => {
    const { agent, downline, player } = await people(50);
    const rules = [{ rate: 100 }];
    const terms = { kind: 'dailySalary', upline: agent, downline, rules, beganAt: start } as const;
    const id = await addContract(database, terms);
    await play(player, start, 100_00);
    await play(player, start + dayMs, 20_00);
    await play(player, start + 2 * dayMs, 200_00);
    await run(start + 3 * dayMs + hour);
    const states = async () => (await paymentsOf(id)).map(({ state }) => state);
    expect(await states()).toEqual(['waiting', 'paid', 'waiting']);
    expect(await messagesOf(database, agent)).toEqual(['A contract waits for your money']);
    expect(await messagesOf(database, downline)).toEqual(['The pay of your contract waits']);
    await post(database.sql, {
      key: `top-up:${id}`,
      kind: 'deposit',
      at: start,
      cause: { table: 'member', id: agent },
      actor: 'operator',
      postings: [
        { account: agent, amount: 1_70 },
        { account: 'cash', amount: -1_70 },
      ],
    });
    await run(start + 3 * dayMs + 2 * hour);
    expect(await states()).toEqual(['paid', 'paid', 'waiting']);
    expect(await entriesOf(id)).toHaveLength(2);
    expect(await balanceOf(database.sql, agent)).toBe(1_00);
  });
});
