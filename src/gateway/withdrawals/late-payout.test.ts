import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword as password } from '#demo/content/accounts.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { applyPayoutNotice } from './send-part.ts';

let test: Cashier;
let token: string;
let id: string;

beforeAll(async () => {
  test = await openCashier();
});
afterAll(() => test.close());

async function request() {
  const [account] = await test.request(calls.getPayoutAccounts, {}, { token });
  const wanted = { key: randomUUID(), amount: 500, account: account?.id ?? '', password };
  return test.request(calls.withdraw, wanted, { token });
}

const pay = () => test.operator.withdrawal(id, 'pay', { provider: 'agos' });
const see = () => test.request(calls.getWithdrawal, { id }, { token });
const release = () => test.operator.withdrawal(id, 'release', { reason: 'The bank refuses' });
const decide = (wasPaid: boolean) =>
  test.operator.withdrawal(id, 'late', { n: 1, wasPaid, reason: 'Statement 12' });

/** Reports the first payment as the provider does. */
const report = (outcome: 'paid' | 'failed') =>
  test.database.transaction((sql) =>
    applyPayoutNotice(
      sql,
      { key: `withdrawal:${id}:payout:1`, outcome, reference: 'AGOS-7' },
      { confirmMs: 60_000, now: Date.now() },
    ),
  );

/** The balance of an account, in centavos. */
async function balanceOf(account: string): Promise<number> {
  const row = await test.database.sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** The money of the house, over all its lanes, in centavos. */
async function houseMoney(): Promise<number> {
  const rows = test.database.sql.selectFrom('ledger_account').select('balance');
  const all = await rows.where('id', 'like', 'house:%').execute();
  return all.reduce((sum, { balance }) => sum + balance, 0);
}

/** The withdrawals that wait for the operator because of a late payment. */
async function lateOnes(): Promise<readonly string[]> {
  const { list } = await test.operator.withdrawals('late');
  return list.map((one) => one.id);
}

beforeEach(async () => {
  await test.operator.reset();
  await test.faults({ payouts: 'failed', answers: 'normal', lost: false, doubled: false });
  token = await test.signIn('juan');
  ({ id } = await request());
  await test.operator.withdrawal(id, 'take');
  await test.operator.withdrawal(id, 'approve');
  await pay();
  await test.settle();
  expect((await see()).state).toBe('failed');
});

it('waits for the operator when a refused payment is reported as made, and is paid neither again nor released', async () => {
  expect(await lateOnes()).toEqual([]);
  expect(await report('paid')).toBe('late');
  expect(await report('paid')).toBe('late');
  expect(await lateOnes()).toEqual([id]);
  await expect(pay()).rejects.toThrow(/decide about it first/);
  await expect(release()).rejects.toThrow(/decide about it first/);
  expect(await see()).toMatchObject({ state: 'failed', paid: 0 });
});

it('a late payout is paid from the held money when the operator sees the payment', async () => {
  const before = await balanceOf('clearing:agos');
  await report('paid');
  await decide(true);
  expect(await see()).toMatchObject({ state: 'paid', paid: 490_00 });
  expect(await balanceOf('clearing:agos')).toBe(before + 490_00);
  expect(await lateOnes()).toEqual([]);
  expect(await decide(true)).toMatchObject({ changed: false });
  expect(await report('paid')).toBe('paid');
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});

it('a late payout can be released when the operator sees no payment', async () => {
  await report('paid');
  await decide(false);
  await release();
  expect(await see()).toMatchObject({ state: 'released', paid: 0 });
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});

it('a late payout is paid by the house when the member has the money back, whose withdrawals stop', async () => {
  await release();
  const [provider, house] = [await balanceOf('clearing:agos'), await houseMoney()];
  expect(await report('paid')).toBe('late');
  await expect(request()).rejects.toMatchObject({ code: 'withdrawals_blocked' });
  await decide(true);
  expect(await see()).toMatchObject({ state: 'released', paid: 0 });
  expect(await balanceOf('clearing:agos')).toBe(provider + 490_00);
  expect(await houseMoney()).toBe(house - 490_00);
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});

it('decides once for two operators at the same time', async () => {
  const before = await balanceOf('clearing:agos');
  await report('paid');
  const answers = await Promise.all(Array.from({ length: 8 }, () => decide(true)));
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
  expect(await balanceOf('clearing:agos')).toBe(before + 490_00);
});

it('stays paid when a provider reports a failure of a payment that it had reported as made', async () => {
  await report('paid');
  await decide(true);
  expect(await report('failed')).toBe('nothing');
  expect((await see()).state).toBe('paid');
});
