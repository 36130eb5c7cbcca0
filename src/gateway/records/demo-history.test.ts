import { afterAll, beforeAll, expect, it } from 'vitest';
import { history } from '#demo/content/history.ts';
import { demo } from '#demo/demo.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { stepsOf } from '../ledger/money-steps.ts';
import { addDailySums, readDailySums } from './daily-sums.ts';

let database: Database;
beforeAll(async () => void (database = await openDatabase(await openTestStore('demo'))));
afterAll(() => database.close());

async function memberIdOf(username: string): Promise<string> {
  const query = database.sql.selectFrom('member').select('id').where('username', '=', username);
  return (await query.executeTakeFirstOrThrow()).id;
}

it.each(['juan', 'ana'])('gives %s a past over weeks that leads to the balance', async (name) => {
  const id = await memberIdOf(name);
  const account = await database.sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(account.balance).toBe(
    demo.seed.accounts.find((one) => one.username === name)?.balanceCentavos,
  );
  const sums = await readDailySums(database.sql, id, { from: null, to: null });
  expect(sums.reduce((total, { amount }) => total + amount, 0)).toBe(account.balance);
  expect(new Set(sums.map(({ day }) => day)).size).toBeGreaterThan(20);
  await addDailySums(database);
  expect(await readDailySums(database.sql, id, { from: null, to: null })).toEqual(sums);
});

it('keeps the books balanced, with open bets', async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  const open = await database.sql
    .selectFrom('round')
    .select('category')
    .where('status', '=', 0)
    .execute();
  expect(new Set(open.map(({ category }) => category))).toEqual(new Set(['SPORTS', 'ELOTT']));
});

it('the demo has bets of every category', () => {
  const bets = Object.values(history)
    .flat()
    .filter((event) => event.kind === 'bet');
  const categories = new Set(bets.map(({ category }) => category));
  expect(categories).toEqual(new Set(['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT']));
  expect(bets.length).toBeGreaterThan(80);
});

it('the demo has withdrawals in several states, each with its timeline', async () => {
  const rows = await database.sql.selectFrom('withdrawal').selectAll().execute();
  const states = new Set(rows.map(({ state }) => state));
  for (const state of ['requested', 'taken', 'rejected', 'paid', 'disputed', 'confirmed']) {
    expect(states).toContain(state);
  }
  for (const { id, state, changed_at: changedAt } of rows) {
    const steps = await stepsOf(database.sql, id);
    expect(steps.at(-1)).toMatchObject({ to_state: state, at: changedAt });
    expect(changedAt).toBeLessThanOrEqual(Date.now());
  }
});
