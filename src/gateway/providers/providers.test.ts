import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { testPaymentSecret } from '#tests/support/open-payments.ts';
import { signatureWindowMs, signedHeaders } from './signature.ts';
import { differenceOrNull } from '#protocol/model/readers/unknown-money.ts';
import { knownAmount } from '#tests/support/known-amount.ts';

let test: Cashier;
let token: string;

beforeEach(async () => {
  test = await openCashier();
  token = await test.signIn('juan');
  return async () => {
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
    await test.close();
  };
});

const caller = () => ({ token });
const read = (id: string) => test.request(calls.getDeposit, { id }, caller());
const balance = async () => (await test.request(calls.getBalance, {}, caller())).centavos;

interface Notice {
  readonly orderId: string;
  readonly outcome?: 'paid' | 'failed' | 'expired' | 'reversed';
  readonly eventId?: string;
  readonly amount?: number;
  readonly reference?: string;
}

function bodyOf({ orderId, outcome = 'paid', amount = 50_000, ...rest }: Notice): string {
  const { reference = `AG${orderId.slice(0, 8)}`, eventId = `${reference}-${outcome}` } = rest;
  return JSON.stringify({ about: 'payment', eventId, reference, orderId, outcome, amount });
}

/** Sends a notice as the provider does, and applies it. Returns the status of the answer. */
async function send(
  body: string,
  headers: Record<string, string> = signedHeaders(testPaymentSecret, body, Date.now()),
  code = 'agos',
): Promise<number> {
  const init = { method: 'POST', headers, body };
  return (await test.fetchRaw(`/wps/providers/${code}/notices`, init)).status;
}

const apply = () => test.operator.jobs();

interface Check {
  provider: string;
  difference: number;
  missing: number;
  waiting: number;
  error: string;
}
const compare = async (provider = 'agos') => {
  const checks = (await test.operator.send('POST', 'payments/compare', {})) as Check[];
  return checks.find((one) => one.provider === provider);
};

describe('a notice', () => {
  it('is credited once when it arrives 50 times at once', async () => {
    const before = await balance();
    const { id } = await test.deposit(token);
    const body = bodyOf({ orderId: id });
    const statuses = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await Promise.all([apply(), apply()]);
    expect(await balance()).toBe(knownAmount(before) + 50_000);
  });

  it('is credited once when it arrives under 50 numbers at once', async () => {
    const before = await balance();
    const { id } = await test.deposit(token);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => send(bodyOf({ orderId: id, eventId: `e${n}` }))),
    );
    await Promise.all([apply(), apply()]);
    expect(await balance()).toBe(knownAmount(before) + 50_000);
  });

  it('is credited when it arrives before the answer of create', async () => {
    const before = await balance();
    const key = randomUUID();
    const { begin } = test.site.desk;
    // The provider reports the payment while its answer is still on its way.
    test.site.desk.begin = (brand, request) => {
      const payment = begin(brand, request);
      if (payment) test.site.desk.pay(payment, payment.amount);
      return payment;
    };
    await test.faults({ answers: 'slow' });
    const request = { key, channel: 'agos', amount: 500 };
    const asked = test.request(calls.depositByLaunchUrl, request, caller());
    await expect(asked).rejects.toMatchObject({ code: 'provider_unavailable' });
    const [created] = (await test.request(calls.getDeposits, { state: '', size: 10 }, caller()))
      .deposits;
    expect(created?.state).toBe('created');
    expect(await send(bodyOf({ orderId: created?.id ?? '' }))).toBe(200);
    await apply();
    await test.faults({ answers: 'normal' });
    const again = await test.request(calls.depositByLaunchUrl, request, caller());
    expect(again).toMatchObject({ id: created?.id, state: 'paid', added: 50_000 });
    expect(await balance()).toBe(knownAmount(before) + 50_000);
  });

  it.each([
    ['without a signature', () => ({})],
    ['with another secret', (body: string) => signedHeaders('another secret', body, Date.now())],
    ['of another body', (body: string) => signedHeaders(testPaymentSecret, `${body} `, Date.now())],
    [
      'that is older than the window',
      (body: string) =>
        signedHeaders(testPaymentSecret, body, Date.now() - signatureWindowMs - 1_000),
    ],
    [
      'from the future',
      (body: string) =>
        signedHeaders(testPaymentSecret, body, Date.now() + signatureWindowMs + 1_000),
    ],
  ])('%s is refused', async (_, headersOf) => {
    const { id } = await test.deposit(token);
    const body = bodyOf({ orderId: id });
    expect(await send(body, headersOf(body))).toBe(401);
    await apply();
    expect((await read(id)).state).toBe('pending');
  });

  it('that is no notice is refused, and so is an unknown provider', async () => {
    for (const body of ['', '[]', '<html>', '{"about":"payment"}']) {
      expect(await send(body)).toBe(401);
    }
    const { id: orderId } = await test.deposit(token);
    for (const reference of ['AG\0', 'AG\uD800', '\uDC00AG']) {
      expect(await send(bodyOf({ orderId, reference })), reference).toBe(401);
    }
    for (const amount of [1e300, 2 ** 63, 0.5]) {
      expect(await send(bodyOf({ orderId, amount })), String(amount)).toBe(401);
    }
    expect(await send(bodyOf({ orderId: 'x' }), {}, 'nobody')).toBe(404);
    expect(await send('x'.repeat(70_000))).toBe(413);
  });

  it('of another provider does not touch the deposit', async () => {
    const { id } = await test.deposit(token);
    const body = bodyOf({ orderId: id });
    const headers = signedHeaders(testPaymentSecret, body, Date.now());
    expect(await send(body, headers, 'kislap')).toBe(200);
    await apply();
    expect((await read(id)).state).toBe('pending');
  });

  it('is applied in any order: a payment that was taken back stays so', async () => {
    const before = await balance();
    const { id } = await test.deposit(token);
    const { reference } = test.paymentOf({ id });
    await send(bodyOf({ orderId: id, reference, outcome: 'reversed' }));
    await apply();
    await send(bodyOf({ orderId: id, reference }));
    await apply();
    expect((await read(id)).state).toBe('reversed');
    expect(await balance()).toBe(before);
  });

  it('of a failure after the payment changes nothing', async () => {
    const { id } = await test.deposit(token);
    await send(bodyOf({ orderId: id }));
    await apply();
    await send(bodyOf({ orderId: id, outcome: 'failed' }));
    await send(bodyOf({ orderId: id, outcome: 'expired' }));
    await apply();
    expect((await read(id)).state).toBe('paid');
  });

  it('of a second payment for the same order waits for the operator', async () => {
    const { id } = await test.deposit(token);
    await send(bodyOf({ orderId: id }));
    await send(bodyOf({ orderId: id, reference: 'AG-second' }));
    await apply();
    const { reviews } = (await test.operator.send('GET', 'payments')) as { reviews: object[] };
    expect(reviews.at(-1)).toMatchObject({
      reference: 'AG-second',
      reason: 'unknown',
      received: 500,
    });
  });

  it('after the end of the deposit is credited, and shown as paid late', async () => {
    const before = await balance();
    const { id } = await test.deposit(token);
    await test.operator.advance(16 * 60);
    expect((await read(id)).state).toBe('expired');
    await send(bodyOf({ orderId: id }));
    await apply();
    expect(await read(id)).toMatchObject({ state: 'paid', late: true });
    expect(await balance()).toBe(knownAmount(before) + 50_000);
  });
});

describe('the faults of the payment site', () => {
  it('doubled and forged notices credit once', async () => {
    const before = await balance();
    await test.faults({ doubled: true, forged: true });
    const deposit = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    await test.settle();
    expect((await read(deposit.id)).state).toBe('pending');
    await test.faults({ forged: false });
    // The site tries again after a second.
    await vi.waitFor(async () => {
      await test.settle();
      expect((await read(deposit.id)).state).toBe('paid');
    });
    expect(await balance()).toBe(knownAmount(before) + 50_000);
  });

  it('a late notice waits until the switch is off', async () => {
    await test.faults({ late: true });
    const deposit = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    await test.settle();
    expect((await read(deposit.id)).state).toBe('pending');
    await test.faults({ late: false });
    await test.settle();
    expect((await read(deposit.id)).state).toBe('paid');
  });

  it('half of the amount waits for the operator', async () => {
    await test.faults({ otherAmount: true });
    const deposit = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    await test.settle();
    expect(await read(deposit.id)).toMatchObject({ state: 'review', received: 25_000 });
  });

  it.each(['down', 'slow', 'html'])(
    'a provider that answers %s: the same key finds the first deposit',
    async (answers) => {
      await test.faults({ answers });
      const request = { key: randomUUID(), channel: 'agos', amount: 500 };
      const ask = () => test.request(calls.depositByLaunchUrl, request, caller());
      const refused = await ask().catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'provider_unavailable' });
      await expect(ask()).rejects.toMatchObject({ code: 'provider_unavailable' });
      await test.faults({ answers: 'normal' });
      const deposit = await ask();
      expect(refused).toMatchObject({ value: { depositId: deposit.id } });
      expect(deposit.state).toBe('pending');
      const { deposits } = await test.request(calls.getDeposits, { state: '', size: 10 }, caller());
      expect(deposits.filter(({ state }) => state === 'pending')).toHaveLength(1);
    },
  );
});

describe('reconciliation', () => {
  it('finds a payment whose notice was lost by asking the provider', async () => {
    const before = await balance();
    await test.faults({ lost: true });
    const deposit = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    await test.settle();
    expect((await read(deposit.id)).state).toBe('pending');
    await test.operator.advance(61);
    expect(await read(deposit.id)).toMatchObject({ state: 'paid', late: false });
    expect(await balance()).toBe(knownAmount(before) + 50_000);
  });

  it('asks before a deposit expires, so that a payment in time is not late', async () => {
    await test.faults({ lost: true });
    const deposit = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    await test.operator.advance(16 * 60);
    expect(await read(deposit.id)).toMatchObject({ state: 'paid', late: false });
  });

  it('fails a deposit that the provider never got', async () => {
    await test.faults({ answers: 'down' });
    await expect(test.deposit(token)).rejects.toMatchObject({ code: 'provider_unavailable' });
    await test.faults({ answers: 'normal' });
    await test.operator.advance(61);
    const [deposit] = (await test.request(calls.getDeposits, { state: '', size: 10 }, caller()))
      .deposits;
    expect(deposit).toMatchObject({ state: 'failed', failure: 'notTaken' });
  });

  it('brings in what only the statement has, and the books agree with it', async () => {
    const before = await balance();
    await test.faults({ lost: true });
    const deposit = await test.deposit(token);
    const other = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    test.site.desk.pay(test.paymentOf(other), 20_000);
    await test.settle();
    expect(await compare()).toMatchObject({ missing: 2, difference: 0, waiting: 200, error: '' });
    expect((await read(deposit.id)).state).toBe('paid');
    expect(await balance()).toBe(knownAmount(before) + 50_000);
    test.site.desk.takeBack(test.paymentOf(deposit));
    await test.settle();
    expect(await compare()).toMatchObject({ missing: 1, difference: 0 });
    expect((await read(deposit.id)).state).toBe('reversed');
    await test.operator.send('POST', `payments/${other.id}/return`, { reason: 'Half came' });
    await apply();
    expect(await compare()).toMatchObject({ missing: 0, difference: 0, waiting: 0 });
  });

  it('notes a provider that does not answer', async () => {
    await test.faults({ answers: 'html' });
    expect((await compare())?.error).toBe('The answer cannot be read as JSON');
    expect((await compare('kislap'))?.error).toBe('');
  });
});

it('credits 64 players at once, each once', async () => {
  const names = Array.from({ length: 64 }, (_, n) => `payer${n}`);
  for (const username of names) {
    await test.operator.account({ username, password: 'Bangka2026', type: 0 });
  }
  const tokens = await Promise.all(
    names.map((name, n) => test.signIn(name, 'Bangka2026', { ip: `192.0.2.${n + 100}` })),
  );
  for (const one of tokens) await test.request(calls.chooseNoLimit, {}, { token: one });
  const deposits = await Promise.all(
    tokens.map((one, n) => test.deposit(one, 500 + n, n % 2 ? 'agos' : 'perlas')),
  );
  await test.faults({ doubled: true });
  for (const [n, deposit] of deposits.entries()) {
    const payment = test.paymentOf(deposit, n % 2 ? 'agos' : 'perlas');
    test.site.desk.pay(payment, knownAmount(deposit.amount));
  }
  await Promise.all([test.settle(), test.settle()]);
  const balances = await Promise.all(
    tokens.map((one) => test.request(calls.getBalance, {}, { token: one })),
  );
  expect(balances.map(({ centavos }) => centavos)).toEqual(
    deposits.map(({ amount, fee }) => differenceOrNull(amount, fee)),
  );
  expect(await compare('agos')).toMatchObject({ difference: 0, missing: 0 });
  expect(await compare('perlas')).toMatchObject({ difference: 0, missing: 0 });
});
