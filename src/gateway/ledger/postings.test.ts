import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { balanceOf, type Entry, jackpotTotal, post } from './postings.ts';
import type { Refusal } from '../http/refusal.ts';
import { type Database, openDatabase } from '../store/database.ts';

let database: Database;
let members: string[];

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
  const players = await Promise.all(['a', 'b', 'c'].map((name) => addPlayer(database, name, 0)));
  members = players.map(({ id }) => id);
});
afterAll(() => database.close());

const reason = { cause: { table: 'ledger_account', id: 'cash' }, actor: 'operator' } as const;

function transfer(key: string, from: string, to: string, amount: number): Entry {
  const postings = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  return { key, kind: 'deposit', at: 0, postings, ...reason };
}

/** Few keys and large amounts, so that keys repeat and balances run out. */
const moves = fc.array(
  fc.record({
    key: fc.integer({ min: 0, max: 20 }),
    from: fc.integer({ min: 0, max: 3 }),
    to: fc.integer({ min: 0, max: 3 }),
    amount: fc.integer({ min: 1, max: 500 }),
  }),
  { minLength: 1, maxLength: 15 },
);

describe('the ledger', () => {
  it('agrees with a model: each key once, no negative balance', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        run += 1;
        const accounts = ['cash', ...members];
        const model = await Promise.all(members.map((id) => balanceOf(database.sql, id)));
        const balances = [Infinity, ...model];
        const used = new Set<number>();
        for (const { key, from, to, amount } of list.filter((move) => move.from !== move.to)) {
          const entry = transfer(`${run}-${key}`, accounts[from] ?? '', accounts[to] ?? '', amount);
          const outcome = await post(database.sql, entry).then(
            (moved) => (moved ? 'moved' : 'known'),
            (error: Refusal) => error.code,
          );
          const affordable = (balances[from] ?? 0) >= amount;
          const expected = used.has(key) ? 'known' : affordable ? 'moved' : 'insufficient_balance';
          expect(outcome).toBe(expected);
          if (outcome !== 'moved') continue;
          used.add(key);
          balances[from] = (balances[from] ?? 0) - amount;
          balances[to] = (balances[to] ?? 0) + amount;
        }
        const kept = await Promise.all(members.map((id) => balanceOf(database.sql, id)));
        expect(kept).toEqual(balances.slice(1));
        expect(await auditLedger(database.sql)).toEqual(balancedLedger);
      }),
      { numRuns: 40 },
    );
  });

  it('accepts a refused key again after the balance has grown', async () => {
    const [from = ''] = members;
    const all = await balanceOf(database.sql, from);
    const entry = transfer('later', from, 'house:0', all + 1);
    await expect(post(database.sql, entry)).rejects.toMatchObject({ code: 'insufficient_balance' });
    await post(database.sql, transfer('more', 'cash', from, 1));
    expect(await post(database.sql, entry)).not.toBeNull();
  });

  it('returns the balances after an entry', async () => {
    const [to = ''] = members;
    const before = await balanceOf(database.sql, to);
    const balances = await post(database.sql, transfer('thirdParty', 'cash', to, 5));
    expect(balances?.get(to)).toBe(before + 5);
  });

  it('refuses postings that do not sum to zero, are zero or are not whole centavos', async () => {
    const [to = ''] = members;
    const wrong = (postings: Entry['postings']) =>
      post(database.sql, { key: 'wrong', kind: 'deposit', at: 0, postings, ...reason });
    await expect(wrong([{ account: to, amount: 1 }])).rejects.toThrow('leave 1 centavos over');
    await expect(wrong([{ account: to, amount: 0 }])).rejects.toThrow('moves something');
    await expect(wrong([{ account: to, amount: 0.5 }])).rejects.toThrow('whole centavos');
  });

  it('refuses an account that does not exist', async () => {
    await expect(post(database.sql, transfer('ghost', 'cash', 'ghost', 5))).rejects.toThrow();
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('sums the accounts of the jackpot', async () => {
    await post(database.sql, transfer('pot 1', 'cash', 'jackpot:1', 70));
    await post(database.sql, transfer('pot 2', 'cash', 'jackpot:5', 30));
    expect(await jackpotTotal(database.sql)).toBe(100);
  });
});

it('keeps the money of trial accounts apart from the real books', async () => {
  const demo = await openDatabase(await openTestStore('demo'));
  const trial = await demo.sql
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('kind', 'in', ['trial', 'trialBank'])
    .orderBy('balance')
    .execute();
  const [bank, ...wallets] = trial;
  expect(wallets.length).toBeGreaterThan(0);
  expect(bank).toEqual({
    kind: 'trialBank',
    balance: -wallets.reduce((sum, { balance }) => sum + balance, 0),
  });
  expect(await auditLedger(demo.sql)).toEqual(balancedLedger);
  await demo.close();
});
