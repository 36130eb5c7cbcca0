import { beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { stepsOf } from '../ledger/money-steps.ts';
import { blockWithdrawals } from '../withdrawals/withdrawal-blocks.ts';

let test: Cashier;
let token: string;
let memberId: string;

beforeEach(async () => {
  test = await openCashier();
  token = await test.signIn('juan');
  const members = test.database.sql.selectFrom('member').select('id');
  memberId = (await members.where('username', '=', 'juan').executeTakeFirstOrThrow()).id;
  return async () => {
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
    await test.close();
  };
});

const balance = async () => (await test.request(calls.getBalance, {}, { token })).centavos;
const blocks = () => test.database.sql.selectFrom('withdrawal_block').select('reason').execute();
const owing = async () => {
  const { reviews } = (await test.operator.send('GET', 'payments')) as {
    reviews: { owed: number }[];
  };
  return reviews.filter(({ owed }) => owed > 0);
};
const settle = (id: string, from: string) =>
  test.operator.send('POST', `payments/${id}/settle`, { from, reason: 'Agreed by telephone' });

function change(key: string, pesos: number) {
  const body = { key, amount: pesos, reason: 'Played' };
  return test.operator.send('POST', 'members/juan/balance', body);
}

/** A deposit of 200 pesos that was played away and then taken back. */
async function oweAfterReversal(key = 'played'): Promise<string> {
  const deposit = await test.deposit(token, 200);
  test.site.desk.pay(test.paymentOf(deposit), 20_000);
  await test.settle();
  await change(key, -knownAmount(await balance()) / 100);
  test.site.desk.takeBack(test.paymentOf(deposit));
  await test.settle();
  return deposit.id;
}

it('takes what is owed from the balance once, and allows withdrawals again', async () => {
  const id = await oweAfterReversal();
  expect(await owing()).toMatchObject([{ id, owed: 200 }]);
  await expect(settle(id, 'balance')).rejects.toThrow('insufficient_balance');
  expect(await blocks()).toHaveLength(1);
  await change('won', 500);
  await Promise.all([settle(id, 'balance'), settle(id, 'balance'), settle(id, 'house')]);
  expect(await blocks()).toEqual([]);
  expect(await owing()).toEqual([]);
  const steps = await stepsOf(test.database.sql, id);
  const settled = steps.filter(({ actor }) => actor === 'operator');
  expect(settled).toMatchObject([{ from_state: 'reversed', to_state: 'reversed', amount: 20_000 }]);
  const isWaived = settled[0]?.reason.startsWith('house');
  expect(await balance()).toBe(isWaived ? 50_000 : 30_000);
});

it('writes off what is owed without moving money', async () => {
  const id = await oweAfterReversal();
  await settle(id, 'house');
  expect(await balance()).toBe(0);
  expect(await blocks()).toEqual([]);
});

it('keeps withdrawals stopped while another deposit owes, or for another reason', async () => {
  const first = await oweAfterReversal('first');
  const second = await oweAfterReversal('second');
  await settle(first, 'house');
  expect(await blocks()).toHaveLength(1);
  await settle(second, 'house');
  expect(await blocks()).toEqual([]);
  await blockWithdrawals(
    test.database.sql,
    { memberId, reason: 'Asked by the police', actor: 'operator' },
    0,
  );
  await settle(await oweAfterReversal('third'), 'house');
  expect(await blocks()).toEqual([{ reason: 'Asked by the police' }]);
});

it('credits nothing when the notices of a payment and its reversal arrive in wrong order', async () => {
  await test.faults({ swapped: true });
  const before = await balance();
  const deposit = await test.deposit(token, 200);
  const state = async () =>
    (await test.request(calls.getDeposit, { id: deposit.id }, { token })).state;
  test.site.desk.pay(test.paymentOf(deposit), 20_000);
  await test.settle();
  expect(await state()).toBe('pending');
  test.site.desk.takeBack(test.paymentOf(deposit));
  await test.settle();
  expect(await state()).toBe('reversed');
  await test.faults({ swapped: false });
  await test.settle();
  expect(await state()).toBe('reversed');
  expect(await balance()).toBe(before);
});
