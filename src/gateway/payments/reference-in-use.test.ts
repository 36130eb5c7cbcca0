import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { applyPayment, type PaymentNotice } from './apply-payment.ts';
import { askProvider } from '../deposits/ask-provider.ts';
import { lockDeposit } from '../deposits/find-deposit.ts';

let test: Cashier;
let token: string;
/** The number of a payment that has arrived for another deposit. */
let reference: string;

const provider = 'agos';
const read = (id: string) => test.request(calls.getDeposit, { id }, { token });
const balance = async () => (await test.request(calls.getBalance, {}, { token })).centavos;

/** Reports the end of the payment of a deposit of 500 pesos, under the number of another payment. */
function report(orderId: string, outcome: PaymentNotice['outcome']): Promise<string> {
  const eventId = crypto.randomUUID();
  const notice = {
    about: 'payment',
    eventId,
    orderId,
    outcome,
    reference,
    amount: 500_00,
  } as const;
  return test.database.transaction((sql) =>
    applyPayment(sql, { provider, notice, at: Date.now() }),
  );
}

beforeAll(async () => {
  test = await openCashier();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  token = await test.signIn('juan');
  const other = await test.deposit(token);
  ({ reference } = test.paymentOf(other));
  expect(await report(other.id, 'paid')).toBe('paid');
  return async () => expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});

it('puts a payment that arrives with it before the operator, and adds no money', async () => {
  const before = await balance();
  const { id } = await test.deposit(token);
  expect(await report(id, 'paid')).toBe('unknown');
  expect(await report(id, 'paid')).toBe('known');
  expect(await read(id)).toMatchObject({ state: 'review' });
  expect(await balance()).toBe(before);
});

it('lets the operator add the money, or send it back by hand, since the provider knows it by the other payment', async () => {
  const before = await balance();
  const [added, returned] = [await test.deposit(token), await test.deposit(token)];
  for (const { id } of [added, returned]) await report(id, 'paid');
  await test.operator.send('POST', `payments/${added.id}/credit`, { reason: 'Found' });
  await test.operator.send('POST', `payments/${returned.id}/return`, { reason: 'Not ours' });
  await test.operator.jobs();
  expect(await balance()).toBe(knownAmount(before) + 500_00);
  const kept = await lockDeposit(test.database.sql, returned.id);
  expect(kept).toMatchObject({ state: 'returned', refund_due: false, reference: null });
});

it.each([
  ['failed', 'failed'],
  ['expired', 'expired'],
] as const)('a number in use does not stop a payment that has %s', async (outcome, state) => {
  const { id } = await test.deposit(token);
  expect(await report(id, outcome)).toBe(state);
  expect((await read(id)).state).toBe(state);
});

it('a number in use does not stop the reversal of a payment that had no number yet', async () => {
  const { id } = await test.deposit(token);
  const { sql } = test.database;
  await sql.updateTable('deposit').set({ reference: null }).where('id', '=', id).execute();
  expect(await report(id, 'reversed')).toBe('reversed');
  expect((await read(id)).state).toBe('reversed');
});

it('fails a deposit that the provider begins with it, and leaves room for the next', async () => {
  // Nothing else of the provider is asked.
  const odd = { create: async () => ({ reference, place: {} }) } as unknown as PaymentProvider;
  const providers = new Map([[provider, odd]]);
  for (let nth = 0; nth < 6; nth += 1) {
    const { id } = await test.deposit(token);
    const set = { state: 'created', reference: null } as const;
    const { sql } = test.database;
    await sql.updateTable('deposit').set(set).where('id', '=', id).execute();
    const deposit = await lockDeposit(sql, id);
    if (deposit === null) throw new Error('The deposit is gone');
    const payment = { deposit, way: 'qr', appOrigin: 'http://localhost', language: 'EN' } as const;
    const asked = await askProvider(test.database, payment, { providers, now: Date.now() });
    expect(asked).toMatchObject({ state: 'failed', reason: 'refused', reference: null });
  }
});
