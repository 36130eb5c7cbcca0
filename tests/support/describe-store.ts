import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Entry, houseAccounts, post } from '#gateway/ledger/postings.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import { migrate } from '#gateway/store/migrate.ts';
import type { Database } from '#gateway/store/database.ts';
import { StatementError } from '#gateway/store/engine.ts';
import { breaksCheck, isUniqueViolation } from '#gateway/store/sql-state.ts';
import { transfers } from './describe-transfers.ts';
import { withdrawals } from './describe-withdrawals.ts';
import { sampleRound } from './sample-round.ts';
import { addPlayer, clock, prepareLedger } from './add-player.ts';
import { auditLedger, balancedLedger } from './audit-ledger.ts';

type Open = () => Database;

function statements(open: Open): void {
  it('runs migrations once', async () => {
    const steps = () => raw`select name, timestamp from kysely_migration`.execute(open().sql);
    const before = await steps();
    expect(before.rows).not.toEqual([]);
    await migrate(open().sql);
    expect((await steps()).rows).toEqual(before.rows);
  });

  it('reads int8 as numbers, and refuses values beyond the safe integers', async () => {
    const read = (value: string) =>
      raw<{ n: number }>`select ${raw.lit(value)}::int8 as n`.execute(open().sql);
    expect((await read('9007199254740991')).rows).toEqual([{ n: 9_007_199_254_740_991 }]);
    await expect(read('9007199254740993')).rejects.toThrow();
  });

  it('stores JSON unchanged, including lists', async () => {
    const value = { EN: 'lamp', nested: [1, { two: null }] };
    const { sql } = open();
    await sql
      .insertInto('setting')
      .values({ name: 'a', value: JSON.stringify(value) })
      .execute();
    await sql.insertInto('setting').values({ name: 'b', value: '[1,"2"]' }).execute();
    const rows = await sql.selectFrom('setting').select('value').orderBy('name').execute();
    expect(rows.map((row) => row.value)).toEqual([value, [1, '2']]);
  });

  it('reports the violated constraint of a statement', async () => {
    const [cash] = houseAccounts;
    const again = open()
      .sql.insertInto('ledger_account')
      .values(cash ?? [])
      .execute();
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    const debt = { id: 'x', kind: 'jackpot' as const, balance: -1 };
    const below = open().sql.insertInto('ledger_account').values(debt).execute();
    await expect(below).rejects.toSatisfy((error) => breaksCheck(error, 'no_debt'));
  });
}

function transactions(open: Open): void {
  it('rolls back a failed transaction', async () => {
    const failing = open().transaction(async (sql) => {
      await sql.insertInto('setting').values({ name: 'gone', value: '1' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const left = open().sql.selectFrom('setting').select('name').where('name', '=', 'gone');
    expect(await left.execute()).toEqual([]);
  });

  it('retries a transaction after a deadlock', async () => {
    let attempts = 0;
    const result = await open().transaction(async (sql) => {
      await sql.insertInto('setting').values({ name: 'again', value: '1' }).execute();
      attempts += 1;
      if (attempts < 3) throw new StatementError('deadlock detected', '40P01', null);
      return 'done';
    });
    expect({ result, attempts }).toEqual({ result: 'done', attempts: 3 });
  });
}

function ledger(open: Open): void {
  it('posts each key once, also with concurrent repetitions', async () => {
    const { id } = await addPlayer(open(), 'keys', 0);
    const entry = (key: number): Entry => ({
      key: `deposit ${key}`,
      kind: 'deposit',
      at: clock.now(),
      postings: [
        { account: 'cash', amount: -100 },
        { account: id, amount: 100 },
      ],
      cause: { table: 'ledger_account', id: 'cash' },
      actor: 'operator',
    });
    const posted = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post(open().sql, entry(n % 10))),
    );
    expect(posted.filter((balances) => balances !== null)).toHaveLength(10);
    const account = open().sql.selectFrom('ledger_account').select('balance').where('id', '=', id);
    expect(await account.execute()).toEqual([{ balance: 1000 }]);
    expect(await auditLedger(open().sql)).toEqual(balancedLedger);
  });

  it('keeps the ledger balanced with 64 players at all games at once', async () => {
    const rounds = createMemberRounds(open(), clock);
    const names = Array.from({ length: 64 }, (_, n) => `player${n}`);
    const players = await Promise.all(names.map((name) => addPlayer(open(), name, 1_000)));
    const plays = players.flatMap(({ session }, n) =>
      ['a', 'b', 'a', 'c'].map((key) => rounds.play(session, 'slot', sampleRound(key, n))),
    );
    const settled = await Promise.allSettled(plays);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'insufficient_balance'));
    const ids = players.map(({ id }) => id);
    const totals = await roundTotals(open(), ids);
    const moved = totals.paid - totals.staked;
    expect(totals.balances.reduce((total, balance) => total + balance, 0)).toBe(64 * 1_000 + moved);
    expect(totals.balances.filter((balance) => balance < 0)).toEqual([]);
    expect(totals.rounds).toBe(totals.keys);
    const repeated = settled.filter((one) => one.status === 'fulfilled' && one.value.repeated);
    expect(totals.rounds).toBe(settled.length - refused.length - repeated.length);
    expect(repeated.length).toBeGreaterThan(0);
    expect(await auditLedger(open().sql)).toEqual(balancedLedger);
  });
}

/** Balances of players and the sums of their rounds. */
async function roundTotals({ sql }: Database, ids: readonly string[]) {
  const accounts = sql.selectFrom('ledger_account').select('balance').where('id', 'in', ids);
  const played = await sql
    .selectFrom('round')
    .select(['member_id', 'key', 'stake', 'payout'])
    .where('member_id', 'in', ids)
    .execute();
  return {
    balances: (await accounts.execute()).map(({ balance }) => balance),
    rounds: played.length,
    keys: new Set(played.map((round) => `${round.member_id} ${round.key}`)).size,
    staked: played.reduce((total, { stake }) => total + stake, 0),
    paid: played.reduce((total, { payout }) => total + payout, 0),
  };
}

/** The tests that every kind of store must pass. */
export function describeStore(title: string, open: () => Promise<Database>): void {
  describe(title, () => {
    let database: Database;

    beforeAll(async () => {
      database = await open();
      await prepareLedger(database);
    });
    afterAll(() => database.close());

    for (const cases of [statements, transactions, ledger, transfers, withdrawals])
      cases(() => database);
  });
}
