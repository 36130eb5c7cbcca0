import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openPointMall, type PointMallTest } from '#tests/support/open-point-mall.ts';
import { convertPoints } from './convert-points.ts';
import { approveRedemption, rejectRedemption } from './end-redemption.ts';
import { redeemItem } from './redeem-item.ts';
import { noConditions } from '../offers/offers.ts';

let test: PointMallTest;

beforeAll(async () => {
  test = await openPointMall();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const place = { address: 'Cebu City', phone: '0917 555 0001' };
const outcomes = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map((one) =>
    one.status === 'fulfilled' ? 'redeemed' : String(Reflect.get(Object(one.reason), 'code')),
  );

describe('many at once', () => {
  it('two players want the last gift: one gets it, the other keeps the points', async () => {
    const players = [await test.shopper('juan'), await test.shopper('ana')];
    const before = await Promise.all(players.map(({ purses }) => purses()));
    const settled = await Promise.allSettled(players.map(({ redeem }) => redeem('galleon', place)));
    expect(outcomes(settled).toSorted()).toEqual(['item_sold_out', 'redeemed']);
    const after = await Promise.all(players.map(({ purses }) => purses()));
    const spent = after.map(({ points }, nth) => (before[nth]?.points ?? 0) - points);
    expect(spent.toSorted((one, other) => one - other)).toEqual([0, 5_000]);
    expect(await players[0]?.stockOf('galleon')).toBe(0);
    expect(await test.audit()).toEqual(test.balanced);
  });

  it('64 redemptions and conversions of two members take each point once', async () => {
    const juan = await test.shopper('juan');
    const ana = await test.shopper('ana');
    const players = [juan, ana];
    // The job credits the points of the turnover before, else it may do so in between.
    await test.operator.jobs();
    const before = await Promise.all(players.map(({ purses }) => purses()));
    const keys = Array.from({ length: 16 }, () => randomUUID());
    const requests = Array.from({ length: 64 }, (_, nth): Promise<unknown> => {
      const player = nth % 2 === 0 ? juan : ana;
      const key = keys[nth % 16] ?? '';
      if (nth % 4 > 1) return player.redeem('mangga', { ...place, key });
      const wanted = { points: 500, amount: 5, withdrawalPassword: demoWithdrawalPassword };
      return test.request(calls.convertPoint, { ...wanted, key }, player);
    });
    await Promise.allSettled(requests);
    const rows = await test.database.sql
      .selectFrom('redemption')
      .select(['account', 'points', 'key'])
      .where('key', 'in', keys)
      .execute();
    const after = await Promise.all(players.map(({ purses }) => purses()));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(8);
    for (const [nth, name] of ['juan', 'ana'].entries()) {
      const own = rows.filter(({ account }) => account === name);
      const spent = own.reduce((sum, { points }) => sum + points, 0);
      expect((before[nth]?.points ?? 0) - (after[nth]?.points ?? 0)).toBe(spent);
    }
    expect(await test.audit()).toEqual(test.balanced);
  });

  it('an approval and a rejection at once: one of them counts', async () => {
    const juan = await test.shopper('juan');
    const { id } = await juan.redeem('bangka', place);
    const ends = await Promise.all([
      test.end(id, 'approve', { courier: 'A', tracking: 'B' }),
      test.end(id, 'reject', { reason: 'No' }),
    ]);
    expect(ends).toContainEqual({ changed: true });
    expect(ends).toContainEqual({ changed: false });
    expect(await test.audit()).toEqual(test.balanced);
  });
});

/** Steps of members and the operator in any order. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('chips-50', 'fiesta-voucher', 'bangka', 'convert', 'approve', 'reject'),
    who: fc.constantFrom('juan', 'ana'),
    nth: fc.nat(5),
  }),
  { minLength: 1, maxLength: 14 },
);

it('any sequence of redemptions leaves both ledgers balanced and no stock below zero', async () => {
  const { database } = test;
  const vault = {
    encrypt: (_: string, __: string, text: string) => text,
    decrypt: (_: string, __: string, text: string) => text,
    markOf: (_: string, text: string) => text,
    encryptBytes: (_: string, __: string, bytes: Uint8Array) => Buffer.from(bytes),
    decryptBytes: (_: string, __: string, bytes: Uint8Array) => Buffer.from(bytes),
  };
  const ids = new Map(
    (await database.sql.selectFrom('member').select(['id', 'username']).execute()).map((row) => [
      row.username,
      row.id,
    ]),
  );
  const items = new Map(
    (await database.sql.selectFrom('point_item').selectAll().execute()).map((row) => [
      row.code,
      row,
    ]),
  );
  const made: string[] = [];
  const correction = { key: 'rich', points: 1_000_000, reason: 'Test' };
  for (const who of ['juan', 'ana']) {
    await test.operator.send('POST', `members/${who}/points`, correction);
  }

  async function act({ kind, who, nth }: { kind: string; who: string; nth: number }) {
    const memberId = ids.get(who) ?? '';
    const id = made[nth % Math.max(1, made.length)] ?? randomUUID();
    const key = randomUUID();
    await database.transaction(async (sql) => {
      if (kind === 'approve') {
        await approveRedemption(sql, id, { courier: '', tracking: '' }, Date.now());
      } else if (kind === 'reject') {
        await rejectRedemption(sql, id, 'Any', Date.now());
      } else if (kind === 'convert') {
        const conversion = { memberId, key, points: 100 * (nth + 1), amount: 100 * (nth + 1) };
        const terms = { account: who, conditions: noConditions };
        await convertPoints(sql, { ...conversion, ...terms }, Date.now());
      } else {
        const item = items.get(kind);
        if (!item) throw new TypeError(kind);
        const price = { quantity: 1, points: item.points, amount: item.amount };
        const entry = { delivery: place, remark: '', keepAddress: false, account: who };
        const wanted = { memberId, key, item: kind, type: item.kind, ...price, ...entry };
        made.push((await redeemItem({ sql, vault }, wanted, Date.now())).id);
      }
    });
  }

  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      for (const step of list) await act(step).catch(() => undefined);
      expect(await test.audit()).toEqual(test.balanced);
      const stocks = await database.sql.selectFrom('point_item').select('stock').execute();
      expect(stocks.every(({ stock }) => (stock ?? 0) >= 0)).toBe(true);
    }),
    { numRuns: 15 },
  );
  expect(made.length).toBeGreaterThan(10);
});
