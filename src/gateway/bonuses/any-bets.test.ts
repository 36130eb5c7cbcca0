import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { addPlayer } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import {
  type BonusPlay,
  cashWon,
  createBonusPlay,
  prepareBonuses,
} from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { pursesOf } from '../ledger/postings.ts';
import { settleBet, voidBet } from '../bets/end-bets.ts';
import { splitPayout } from './split-stake.ts';

const at = Date.UTC(2026, 0, 5);
let database: Database;
let bonuses: BonusPlay;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
  bonuses = createBonusPlay(database, at);
});
afterAll(() => database.close());

const rules = fc.constantFrom('first-deposit', 'reward', 'merienda-spins', 'loss-rebate');
const amount = fc.oneof(fc.constant(1_00), fc.integer({ min: 1, max: 30_000 }));

const operation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('play' as const, 'place' as const),
      category: fc.constantFrom(...gameTypes),
      stake: amount,
      pays: fc.integer({ min: 0, max: 60_000 }),
      isSlot: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constantFrom('settle' as const, 'void' as const), nth: fc.nat(5) }),
  fc.record({ kind: fc.constant('grant' as const), rule: rules, base: amount }),
  fc.record({ kind: fc.constant('giveUp' as const), nth: fc.nat(3) }),
);

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

interface Table {
  readonly memberId: string;
  readonly open: { id: string; pays: number }[];
  readonly granted: string[];
}

async function end({ open }: Table, kind: 'settle' | 'void', nth: number): Promise<void> {
  const [bet] = open.splice(nth % Math.max(1, open.length), 1);
  if (!bet) return;
  const result = { payoutCentavos: bet.pays, outcome: {} };
  const cancellation = { actor: 'operator', remark: 'called off' } as const;
  await database.transaction((sql) =>
    kind === 'settle' ? settleBet(sql, bet.id, result, at) : voidBet(sql, bet.id, cancellation, at),
  );
}

async function run(table: Table, wanted: Operation, key: string): Promise<void> {
  const { memberId, open, granted } = table;
  if (wanted.kind === 'grant') {
    const { rule, base } = wanted;
    granted.push(await bonuses.grant(memberId, `${memberId}:${key}`, { rule, base }));
  } else if (wanted.kind === 'giveUp') {
    await bonuses.giveUp(memberId, granted[wanted.nth % Math.max(1, granted.length)] ?? memberId);
  } else if (wanted.kind === 'play') await bonuses.play(memberId, { key, ...wanted });
  else if (wanted.kind === 'place') {
    const id = await bonuses.place(memberId, { key, ...wanted });
    if (id !== null) open.push({ id, pays: wanted.pays });
  } else if ('nth' in wanted) await end(table, wanted.kind, wanted.nth);
}

async function check({ memberId }: Table, start: number): Promise<void> {
  const all = await database.sql
    .selectFrom('bonus')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  for (const { state, released, turnover, goal, terms } of all) {
    expect(released).toBeLessThanOrEqual(terms.mostReleased ?? Infinity);
    if (released > 0) expect(turnover).toBeGreaterThanOrEqual(goal);
    if (state !== 'released') expect(released).toBe(0);
  }
  const released = all.reduce((sum, one) => sum + one.released, 0);
  const { cash } = await pursesOf(database.sql, memberId);
  expect(cash).toBe(start + (await cashWon(database, memberId)) + released);
}

const refusals = /insufficient_balance|bonus_stake_limit|gives nothing/;

it('never gives more than its terms, for any sequence of bets', async () => {
  let member = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (operations) => {
      member += 1;
      const { id } = await addPlayer(database, `any-${member}`, 200_00);
      const table: Table = { memberId: id, open: [], granted: [] };
      for (const [nth, wanted] of operations.entries()) {
        await run(table, wanted, `bet-${nth}`).catch((error: unknown) => {
          if (!refusals.test(`${JSON.stringify(error)} ${String(error)}`)) throw error;
        });
      }
      await check(table, 200_00);
    }),
    { numRuns: 20 },
  );
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('splits every payout without a centavo lost, and never rounds a bonus into cash', () => {
  const part = fc.integer({ min: 1, max: 100_000_00 });
  fc.assert(
    fc.property(part, part, fc.nat(1_000_000_00), (cash, bonus, payout) => {
      const stake = cash + bonus;
      const split = splitPayout(payout, stake, [{ bonus: 'b', amount: bonus }]);
      const paid = split.bonuses[0]?.amount ?? 0;
      expect(split.cash + paid).toBe(payout);
      expect(BigInt(paid) * BigInt(stake)).toBeLessThanOrEqual(BigInt(payout) * BigInt(bonus));
      const whole = splitPayout(payout, bonus, [{ bonus: 'b', amount: bonus }]);
      expect(whole.cash).toBe(0);
    }),
  );
});

it('keeps the books of 64 players who play at once', async () => {
  const players = await Promise.all(
    Array.from({ length: 64 }, (_, nth) => addPlayer(database, `crowd-${nth}`, 50_00)),
  );
  await Promise.all(
    players.map(async ({ id }, nth) => {
      await bonuses.grant(id, `crowd:${nth}`, { base: 50_00 });
      const bets = Array.from({ length: 6 }, (_, n) => ({
        key: `n${n}`,
        stake: 15_00,
        pays: n * 5_00,
      }));
      const results = await Promise.allSettled(bets.map((bet) => bonuses.play(id, bet)));
      for (const one of results)
        if (one.status === 'rejected') expect(String(one.reason)).toMatch(/balance/);
      if (nth % 8 === 0) await expireAll(id);
      await check({ memberId: id, open: [], granted: [] }, 50_00);
    }),
  );
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
}, 120_000);

async function expireAll(memberId: string): Promise<void> {
  const { id } = await database.sql
    .selectFrom('bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await bonuses.giveUp(memberId, id);
}
