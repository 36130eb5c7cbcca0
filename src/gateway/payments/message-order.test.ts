import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { testPaymentSecret } from '#tests/support/open-payments.ts';
import { signedHeaders } from '../providers/signature.ts';

let test: Cashier;
let token: string;

beforeAll(async () => {
  test = await openCashier();
  token = await test.signIn('juan');
});
afterAll(() => test.close());

const read = (id: string) => test.request(calls.getDeposit, { id }, { token });
const balance = async () => (await test.request(calls.getBalance, {}, { token })).centavos;
const reviews = async () =>
  ((await test.operator.send('GET', 'payments')) as { reviews: object[] }).reviews;

/** Notices that could not be applied, which are tried again for ever. */
const unapplied = () =>
  test.database.sql
    .selectFrom('provider_message')
    .select('body')
    .where('applied_at', 'is', null)
    .execute();

const outcomes = ['paid', 'failed', 'expired', 'reversed'] as const;
type Outcome = (typeof outcomes)[number];

/** Sends a notice about a payment of 500 pesos as the provider does, under a number of its own, and applies it. */
async function report(orderId: string, outcome: Outcome, reference: string): Promise<void> {
  const eventId = crypto.randomUUID();
  const notice = { about: 'payment', eventId, reference, orderId, outcome, amount: 50_000 };
  const body = JSON.stringify(notice);
  const headers = signedHeaders(testPaymentSecret, body, Date.now());
  const { status } = await test.fetchRaw('/wps/providers/agos/notices', {
    method: 'POST',
    headers,
    body,
  });
  expect(status).toBe(200);
  await test.operator.jobs();
}

/** The state of a deposit after notices, by the table of states. */
function stateAfter(reported: readonly Outcome[]): DepositState {
  if (reported.includes('reversed')) return 'reversed';
  const [first] = reported;
  if (first === 'failed') return reported.includes('paid') ? 'review' : 'failed';
  return reported.includes('paid') ? 'paid' : 'expired';
}

it('the messages of a provider lead to the same money and state in any order, however often each is repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 5 }),
      async (reported) => {
        const [before, waiting] = [await balance(), (await reviews()).length];
        const deposit = await test.deposit(token);
        const { reference } = test.paymentOf(deposit);
        for (const outcome of reported) await report(deposit.id, outcome, reference);
        const state = stateAfter(reported);
        expect((await read(deposit.id)).state).toBe(state);
        expect(await balance()).toBe(knownAmount(before) + (state === 'paid' ? 50_000 : 0));
        // No notice is taken for the payment of another order.
        expect((await reviews()).length).toBe(waiting + (state === 'review' ? 1 : 0));
      },
    ),
    {
      numRuns: 30,
      examples: [[['paid', 'reversed', 'paid']], [['reversed', 'paid']], [['failed', 'paid']]],
    },
  );
  expect(await unapplied()).toEqual([]);
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});

it('a repeated message about a payment that was given back changes nothing', async () => {
  const before = await balance();
  const deposit = await test.deposit(token);
  const { reference } = test.paymentOf(deposit);
  await test.request(calls.cancelDeposit, { id: deposit.id }, { token });
  test.site.desk.pay(test.paymentOf(deposit), 50_000);
  await test.settle();
  const waiting = (await reviews()).length;
  await test.operator.send('POST', `payments/${deposit.id}/return`, { reason: 'It was cancelled' });
  await report(deposit.id, 'paid', reference);
  await report(deposit.id, 'reversed', reference);
  expect((await read(deposit.id)).state).toBe('returned');
  expect(await balance()).toBe(before);
  expect((await reviews()).length).toBe(waiting - 1);
  expect(await unapplied()).toEqual([]);
});

it('takes no money back for the reversal of another payment', async () => {
  const before = await balance();
  const deposit = await test.deposit(token);
  const { reference } = test.paymentOf(deposit);
  await report(deposit.id, 'paid', reference);
  await report(deposit.id, 'reversed', 'AG-another');
  expect((await read(deposit.id)).state).toBe('paid');
  expect(await balance()).toBe(knownAmount(before) + 50_000);
});
