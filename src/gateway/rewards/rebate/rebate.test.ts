import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inEachLanguage } from '#protocol/model/language.ts';
import { calls } from '#protocol/calls.ts';
import { dayOf } from '#protocol/model/market-day.ts';
import { openDatabase, type Database } from '../../store/database.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import { noConditions } from '../../offers/offers.ts';
import { recordRankStep } from '../../records/raise-ranks.ts';
import { addDailySums } from '../../records/records.ts';
import { claimRebate } from './claim-rebate.ts';
import { openRebate, partOf, setRebateRates } from './open-rebate.ts';
import { knownAmount, sumOf } from '#tests/support/known-amount.ts';

const dayMs = 24 * 3_600_000;
const now = clock.now();

it('floors to the centavo', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
      const part = BigInt(partOf(amount, rate));
      const exact = BigInt(amount) * BigInt(rate);
      expect(part * 10_000n <= exact && exact < (part + 1n) * 10_000n).toBe(true);
    }),
  );
});

describe('a rebate', () => {
  let database: Database;
  let memberId: string;
  let nth = 0;

  beforeAll(async () => {
    database = await openDatabase(await openTestStore('empty'));
    await prepareLedger(database);
    const names = JSON.stringify(inEachLanguage(() => 'L'));
    const rank = { names, month_turnover: 0, total_turnover: 0, benefits: '[]' };
    const ranks = ['low', 'high'].map((id, sort) => ({ id, sort, ...rank }));
    await database.sql.insertInto('rank').values(ranks).execute();
    await setRebateRates(
      database.sql,
      [
        { category: 'RNG', rank: 'low', rate: 50 },
        { category: 'LIVE', rank: 'low', rate: 30 },
        { category: 'RNG', rank: 'high', rate: 100 },
      ],
      0,
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ({ id: memberId } = await addPlayer(database, `better${(nth += 1)}`, 0));
  });

  /** Adds a settled bet that waits for the daily sums. */
  async function bet(category: 'RNG' | 'LIVE', turnover: number, at = now): Promise<void> {
    const id = crypto.randomUUID();
    const row = { id, key: id, kind: 'settle' as const, code: 'winning' as const, created_at: at };
    const cause = { cause_table: 'round', cause_id: id, actor: 'member' as const, remark: '' };
    const of = { member_id: memberId, category, turnover, order_no: null };
    await database.sql
      .insertInto('ledger_entry')
      .values({ ...row, ...cause, ...of })
      .execute();
    const unsummed = { member_id: memberId, entry_id: id };
    await database.sql.insertInto('ledger_unsummed').values(unsummed).execute();
  }

  /** Raises the member from the low level to the high one. */
  async function raise(at: number): Promise<void> {
    const { sql } = database;
    await sql.updateTable('member').set({ rank_id: 'high' }).where('id', '=', memberId).execute();
    await recordRankStep(sql, { memberId, before: 'low', rank: 'high' }, at);
  }

  const claim = (at = now) =>
    database.transaction((sql) => claimRebate(sql, { memberId, conditions: noConditions }, at));
  const balance = () => balanceOf(database.sql, memberId);

  it('has the rate of the level and the category, also before the daily sums', async () => {
    await bet('RNG', 1_234_56);
    await bet('LIVE', 999_99);
    const lines = [
      { category: 'RNG', rate: 50, turnover: 1_234_56, amount: 6_17 },
      { category: 'LIVE', rate: 30, turnover: 999_99, amount: 2_99 },
    ];
    expect(await openRebate(database.sql, memberId, now)).toEqual(lines);
    await addDailySums(database);
    expect(await openRebate(database.sql, memberId, now)).toEqual(lines);
    await raise(now);
    expect(await openRebate(database.sql, memberId, now)).toEqual([
      { category: 'RNG', rate: 100, turnover: 1_234_56, amount: 12_34 },
    ]);
  });

  it('has the level and the rate of the day of the turnover, also when it is claimed later', async () => {
    await bet('RNG', 1_000_00);
    await bet('LIVE', 1_000_00);
    const raised = now + dayMs;
    await raise(raised);
    await bet('RNG', 1_000_00, raised);
    await bet('LIVE', 1_000_00, raised);
    const later = now + 2 * dayMs;
    const change = { category: 'RNG', rank: 'high', rate: 200 } as const;
    await setRebateRates(database.sql, [change], dayOf(later));
    await bet('RNG', 1_000_00, later);
    const lines = [
      { category: 'RNG', rate: 200, turnover: 1_000_00, amount: 20_00 },
      { category: 'RNG', rate: 100, turnover: 1_000_00, amount: 10_00 },
      { category: 'RNG', rate: 50, turnover: 1_000_00, amount: 5_00 },
      { category: 'LIVE', rate: 30, turnover: 1_000_00, amount: 3_00 },
    ];
    expect(await openRebate(database.sql, memberId, later)).toEqual(lines);
    await addDailySums(database);
    expect(await openRebate(database.sql, memberId, later)).toEqual(lines);
    expect(await claim(later)).toBe(true);
    expect(await balance()).toBe(38_00);
    const none = { category: 'RNG', rate: 200, turnover: 0, amount: 0 };
    expect(await openRebate(database.sql, memberId, later)).toEqual([none]);
    await bet('RNG', 500_00, later);
    const rest = { category: 'RNG', rate: 200, turnover: 500_00, amount: 10_00 };
    expect(await openRebate(database.sql, memberId, later)).toEqual([rest]);
  });

  it('is paid once a day, also when it is claimed 64 times at once', async () => {
    await bet('RNG', 1_000_00);
    const paid = await Promise.all(Array.from({ length: 64 }, () => claim()));
    expect(paid.filter(Boolean)).toHaveLength(1);
    await bet('RNG', 500_00);
    expect(await claim()).toBe(false);
    expect(await balance()).toBe(5_00);
    expect(await claim(now + dayMs)).toBe(true);
    expect(await balance()).toBe(7_50);
    expect(await claim(now + 2 * dayMs)).toBe(false);
    const entries = database.sql.selectFrom('ledger_entry').select(['kind', 'code']);
    const posted = await entries.where('key', 'like', 'reward:%').execute();
    expect(new Set(posted.map(({ kind, code }) => `${kind} ${code}`))).toEqual(
      new Set(['rebate betting_rebate']),
    );
  });

  it('of less than a centavo waits for more turnover', async () => {
    await bet('RNG', 1_00);
    await bet('LIVE', 1_000_00);
    expect(await claim()).toBe(true);
    expect(await balance()).toBe(3_00);
    await bet('RNG', 1_00);
    expect(await claim(now + dayMs)).toBe(true);
    expect(await balance()).toBe(3_01);
  });

  it('never pays a turnover twice, for any order of bets, sums and claims', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ bet: fc.integer({ min: 1, max: 100_000_00 }) }),
        fc.constantFrom('sum', 'claim', 'day'),
      ),
      { maxLength: 25 },
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        ({ id: memberId } = await addPlayer(database, `any${(run += 1)}`, 0));
        let [turnover, day] = [0, 0];
        for (const step of list) {
          if (step === 'day') day += 1;
          else if (step === 'sum') await addDailySums(database);
          else if (step === 'claim') await claim(now + day * dayMs);
          else {
            turnover += step.bet;
            await bet('RNG', step.bet);
          }
        }
        expect(await balance()).toBeLessThanOrEqual(partOf(turnover, 50));
        await claim(now + (day + 1) * dayMs);
        const [line] = await openRebate(database.sql, memberId, now);
        expect(line?.amount).toBe(0);
      }),
      { numRuns: 20 },
    );
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });
});

it('a rebate is shown before it is claimed, and afterwards in its history', async () => {
  const test = await openTestGateway();
  const token = await test.signIn('juan');
  const before = await test.request(calls.getRebate, {}, { token });
  expect(before).toMatchObject({ nextAt: null, claims: [] });
  expect(before.amount).toBe(sumOf(before.lines.map(({ amount }) => amount)));
  expect(before.amount).toBeGreaterThan(0);
  const { centavos } = await test.request(calls.getBalance, {}, { token });
  const after = await test.request(calls.claimRebate, {}, { token });
  expect(after.claims).toMatchObject([{ amount: before.amount }]);
  expect(after.nextAt).toBeGreaterThan(Date.now());
  expect(await test.request(calls.claimRebate, {}, { token })).toEqual(after);
  const paid =
    knownAmount((await test.request(calls.getBalance, {}, { token })).centavos) -
    knownAmount(centavos);
  expect(paid).toBe(before.amount);
  const trial = (await test.request(calls.signInFreePlay, { os: 'Linux' })).token;
  await expect(test.request(calls.getRebate, {}, { token: trial })).rejects.toMatchObject({
    code: 'need_true_account',
  });
  await test.close();
});
