import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inEachLanguage } from '#protocol/model/language.ts';
import { calls } from '#protocol/calls.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { drawShare, openEnvelope } from './open-envelope.ts';
import { addRedEnvelopes, listRedEnvelopes } from './red-envelopes.ts';
import { noConditions } from '../../offers/offers.ts';

/** All shares of a pot in the order of their draws. */
function drawAll(pot: number, shares: number, least: number): number[] {
  const drawn: number[] = [];
  for (let left = pot; drawn.length < shares; left -= drawn.at(-1) ?? 0) {
    drawn.push(drawShare({ pot: left, shares: shares - drawn.length, least }));
  }
  return drawn;
}

describe('the draw', () => {
  it('gives each at least the smallest share, and never more than the pot', () => {
    const pots = fc
      .record({
        shares: fc.integer({ min: 1, max: 300 }),
        least: fc.integer({ min: 1, max: 100_000 }),
        more: fc.integer({ min: 0, max: 10_000_000_00 }),
      })
      .map(({ shares, least, more }) => ({ shares, least, pot: shares * least + more }));
    fc.assert(
      fc.property(pots, ({ pot, shares, least }) => {
        const drawn = drawAll(pot, shares, least);
        expect(drawn.reduce((sum, share) => sum + share, 0)).toBe(pot);
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('is fair: the first, the middle and the last get the same on average', () => {
    const runs = 4_000;
    const sums = Array.from({ length: 10 }, () => 0);
    for (let nth = 0; nth < runs; nth += 1) {
      for (const [at, share] of drawAll(1_000_00, 10, 1_00).entries())
        sums[at] = (sums[at] ?? 0) + share;
    }
    for (const sum of sums) {
      expect(sum / runs).toBeGreaterThan(92_00);
      expect(sum / runs).toBeLessThan(108_00);
    }
  });
});

describe('64 players at once', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await openTestStore('empty'));
    await prepareLedger(database);
  });
  afterAll(() => database.close());
  const now = clock.now();
  const title = inEachLanguage(() => 'E');

  it.each([1, 20])(
    'take %s shares: each is given once, and the pot is paid whole',
    async (shares) => {
      const times = { opensAt: now, closesAt: now + 1_000 };
      const sizes = { pot: 777_77, shares, least: 1_00 };
      await addRedEnvelopes(database.sql, [{ title, ...sizes, ...times }]);
      const added = await listRedEnvelopes(database.sql);
      const id = added.find((one) => one.shares === shares)?.id ?? '';
      const names = Array.from({ length: 64 }, (_, nth) => `taker${shares}-${nth}`);
      const members = [];
      for (const name of names) members.push(await addPlayer(database, name, 0));
      const twice = [...members, ...members];
      await Promise.all(
        twice.map(({ id: memberId }) =>
          database.transaction((sql) =>
            openEnvelope(sql, { id, memberId, conditions: noConditions }, now),
          ),
        ),
      );
      const paid = await database.sql
        .selectFrom('reward')
        .select(['member_id', 'amount', 'state'])
        .where('cause_id', '=', id)
        .execute();
      expect(paid).toHaveLength(shares);
      expect(new Set(paid.map((one) => one.member_id)).size).toBe(shares);
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(777_77);
      expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    },
  );
});

describe('a red envelope', () => {
  let test: TestGateway;
  let opensAt: number;
  beforeAll(async () => {
    test = await openTestGateway();
    opensAt = (await test.operator.advance(0)).now + 3_600_000;
    await test.operator.redEnvelope({ pot: 100, shares: 2, least: 10, opensAt, minutes: 10 });
  });
  afterAll(() => test.close());

  const find = async (token: string) => {
    const { envelopes } = await test.request(calls.getRedEnvelopes, {}, { token });
    return envelopes.find(({ title }) => title === 'An envelope');
  };
  const open = async (token: string) => {
    const { id = '' } = (await find(token)) ?? {};
    return test.request(calls.openRedEnvelope, { id }, { token });
  };

  it('gives nothing before its time, one share a member, and says that it is sold out', async () => {
    const [juan, ana, luis] = [
      await test.signIn('juan'),
      await test.signIn('ana'),
      await test.signIn('luis'),
    ];
    expect(await find(juan)).toMatchObject({ opensAt, pot: 100_00, shares: 2, least: 10_00 });
    expect(await open(juan)).toMatchObject({ own: null, sharesLeft: 2 });
    await test.operator.advance(3_600);
    const { centavos: before } = await test.request(calls.getBalance, {}, { token: juan });
    const { own } = await open(juan);
    expect(await open(juan)).toMatchObject({ own, sharesLeft: 1 });
    const { centavos } = await test.request(calls.getBalance, {}, { token: juan });
    expect(centavos).toBe(knownAmount(before) + (own ?? 0));
    expect((await open(ana)).own).toBe(100_00 - (own ?? 0));
    expect(await open(luis)).toMatchObject({ own: null, sharesLeft: 0 });
  });

  it('is not for trial accounts, and not for unknown ids', async () => {
    const { token } = await test.request(calls.signInFreePlay, { os: 'Linux' });
    await expect(open(token)).rejects.toMatchObject({ code: 'need_true_account' });
    const juan = await test.signIn('juan');
    const unknown = { id: '0192f3c1-0000-7000-8000-00000000000a' };
    await expect(
      test.request(calls.openRedEnvelope, unknown, { token: juan }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('cannot be added with a pot that is too small for its shares', async () => {
    const small = { pot: 10, shares: 11, least: 1, opensAt };
    await expect(test.operator.redEnvelope(small)).rejects.toThrow('too small');
  });
});
