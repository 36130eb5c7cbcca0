import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { beginProof, beginTransfer } from '#tests/support/deposit-samples.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { post } from '../ledger/postings.ts';

const day = 24 * 3600;

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
const reviews = async () =>
  ((await test.operator.send('GET', 'payments')) as { reviews: Record<string, unknown>[] }).reviews;
const decide = (id: unknown, what: string, body: object = {}) =>
  test.operator.send('POST', `payments/${String(id)}/${what}`, body);

const titles = async () => {
  const rows = await test.database.sql
    .selectFrom('message')
    .innerJoin('member', 'member.id', 'message.member_id')
    .select('titles')
    .where('username', '=', 'juan')
    .orderBy('message.id', 'desc')
    .limit(2)
    .execute();
  return rows.map((row) => row.titles.EN);
};
const events = async () => {
  const rows = await test.database.sql.selectFrom('event').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
};

describe('the channels', () => {
  it('are grouped by kind, and the last one that was paid comes first', async () => {
    const deposit = await test.deposit(token, 700, 'perlas');
    test.site.desk.pay(test.paymentOf(deposit, 'perlas'), 70_000);
    await test.settle();
    const groups = await test.request(calls.getDepositPaymentChannels, {}, caller());
    expect(groups.map(([first]) => first?.kind)).toEqual(['page', 'qr', 'bank', 'counter']);
    expect(groups[0]?.[0]).toMatchObject({ code: 'perlas', least: 50_000, feeRate: 150 });
    const framed = groups.flat().filter(({ inFrame }) => inFrame);
    expect(framed.map(({ code }) => code)).toEqual(['perlas']);
    expect(deposit.channel.inFrame).toBe(true);
    expect(await test.request(calls.getDepositSettings, {}, caller())).toMatchObject({
      allowed: true,
      count: 4,
      last: { channel: 'perlas', amount: 70_000 },
      bonuses: expect.any(Array),
    });
  });

  it('open and close by the hours of Manila, and by the operator', async () => {
    const tala = async () => {
      const groups = await test.request(calls.getDepositPaymentChannels, {}, caller());
      return groups.flat().find(({ code }) => code === 'tala');
    };
    const transfer = () =>
      test.request(
        calls.depositByTransfer,
        { key: randomUUID(), channel: 'tala', amount: 500 },
        caller(),
      );
    const { now } = await test.operator.advance(0);
    const midnight = day - (((now + 8 * 3_600_000) / 1000) % day);
    await test.operator.advance(Math.ceil(midnight) + 7 * 3600);
    // Just after midnight the next morning is more than the life of a session away.
    token = await test.signIn('juan');
    expect(await tala()).toMatchObject({ open: false, hours: { from: 480, to: 1200 } });
    await expect(transfer()).rejects.toMatchObject({ code: 'channel_closed' });
    await test.operator.advance(3600);
    expect(await tala()).toMatchObject({ open: true, opensAt: null });
    await test.operator.send('PATCH', 'payments/channels', { code: 'tala', enabled: false });
    await expect(transfer()).rejects.toMatchObject({ code: 'channel_closed' });
  });
});

describe('a deposit', () => {
  it('is added to the balance less its fee, with an event, a message and the audit of each step', async () => {
    const before = await balance();
    const pending = await test.deposit(token, 1_000, 'perlas');
    expect(pending).toMatchObject({ state: 'pending', amount: 100_000, fee: 2_000 });
    test.site.desk.pay(test.paymentOf(pending, 'perlas'), 100_000);
    await test.settle();
    const paid = await read(pending.id);
    expect(paid).toMatchObject({ state: 'paid', received: 100_000, added: 98_000, late: false });
    expect(await balance()).toBe(knownAmount(before) + 98_000);
    expect(await events()).toContain('depositArrived');
    expect((await titles())[0]).toBe('Your deposit is here');
    const steps = await test.database.sql
      .selectFrom('money_step')
      .select(['from_state', 'to_state', 'actor'])
      .where('subject_id', '=', pending.id)
      .orderBy('id')
      .execute();
    expect(steps).toEqual([
      { from_state: null, to_state: 'created', actor: 'member' },
      { from_state: 'created', to_state: 'pending', actor: 'provider' },
      { from_state: 'pending', to_state: 'paid', actor: 'provider' },
    ]);
  });

  it.each([
    ['agos-qr', 'qr'],
    ['hulog', 'counter'],
  ])('by %s has the code of its kind', async (channel, way) => {
    const request = { key: randomUUID(), channel, amount: 500 };
    const deposit = await test.request(calls.depositByQRImageUrl, request, caller());
    expect(deposit).toMatchObject({ state: 'pending', payment: { way } });
  });

  it('is not begun by the call of another kind, or beyond the limits', async () => {
    const request = { key: randomUUID(), channel: 'agos', amount: 500 };
    const other = test.request(calls.depositByQRImageUrl, request, caller());
    await expect(other).rejects.toMatchObject({ code: 'channel_closed' });
    await expect(test.deposit(token, 99)).rejects.toMatchObject({
      code: 'amount_out_of_limits',
      value: { least: 100, most: 50_000 },
    });
    await expect(test.deposit(token, 50_001)).rejects.toMatchObject({
      code: 'amount_out_of_limits',
    });
  });

  it.each([0, -500, 0.001, 500.005, '500', '1,000', '๕๐๐', null, [500]])(
    'of the amount %j is refused as invalid',
    async (amount) => {
      const body = JSON.stringify({ key: randomUUID(), channelCode: 'agos', amount });
      const headers = { Merchant: 'parola', Authorization: token };
      const { path, method } = calls.depositByLaunchUrl;
      const answer = await test.fetchRaw(path, { method, headers, body });
      expect(answer.status).toBe(400);
      const wide = body.replace(/"amount":.*\}/, '"amount":1e309}');
      expect((await test.fetchRaw(path, { method, headers, body: wide })).status).toBe(400);
    },
  );

  it('is the same for the same key, and the key is refused for another one', async () => {
    const request = { key: randomUUID(), channel: 'agos', amount: 500 };
    const all = await Promise.all(
      Array.from({ length: 6 }, () => test.request(calls.depositByLaunchUrl, request, caller())),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const other = test.request(calls.depositByLaunchUrl, { ...request, amount: 600 }, caller());
    await expect(other).rejects.toMatchObject({ code: 'key_reused' });
  });

  it('waits with at most four others', async () => {
    for (let n = 0; n < 5; n += 1) await test.deposit(token);
    await expect(test.deposit(token)).rejects.toMatchObject({ code: 'too_many_deposits' });
  });

  it('is refused to a trial account, and hidden from other members', async () => {
    const trial = await test.signIn('tino');
    await expect(test.deposit(trial)).rejects.toMatchObject({ code: 'need_true_account' });
    const { id } = await test.deposit(token);
    const other = test.request(calls.getDeposit, { id }, { token: await test.signIn('ana') });
    await expect(other).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is credited after the session has ended on the page of the provider', async () => {
    const before = await balance();
    const deposit = await test.deposit(token);
    await test.request(calls.signOut, {}, caller());
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    await test.settle();
    token = await test.signIn('juan');
    expect((await read(deposit.id)).state).toBe('paid');
    expect(await balance()).toBe(knownAmount(before) + 50_000);
  });

  it('can be cancelled until it is paid', async () => {
    const first = await test.deposit(token);
    const cancelled = await test.request(calls.cancelDeposit, { id: first.id }, caller());
    expect(cancelled).toMatchObject({ state: 'cancelled', cancellable: false });
    const second = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(second), 50_000);
    await test.settle();
    const paid = await test.request(calls.cancelDeposit, { id: second.id }, caller());
    expect(paid.state).toBe('paid');
  });

  it('fails when the payer declines, and expires in its time', async () => {
    const declined = await test.deposit(token);
    const left = await test.deposit(token);
    test.site.desk.decline(test.paymentOf(declined));
    await test.settle();
    expect(await read(declined.id)).toMatchObject({ state: 'failed', failure: 'declined' });
    await test.operator.advance(16 * 60);
    expect((await read(left.id)).state).toBe('expired');
    expect((await events()).filter((kind) => kind === 'depositFailed')).toHaveLength(2);
  });

  it('is listed newest first, by pages and by state', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await test.deposit(token)).id);
    const list = (extra: object) =>
      test.request(calls.getDeposits, { state: 'pending', size: 2, ...extra }, caller());
    const first = await list({});
    expect(first.deposits.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = await list({ after: first.next });
    expect(next.deposits.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(next.next).toBeNull();
  });
});

describe('a bank transfer', () => {
  it('is credited by the operator after its proof, with what arrived', async () => {
    const before = await balance();
    const proof = await beginProof(test, token, samplePicture);
    const sent = await test.request(
      calls.sendDepositProof,
      { ...proof, reference: 'IB 1' },
      caller(),
    );
    expect(sent).toMatchObject({ state: 'review', review: 'proof', bankReference: 'IB 1' });
    expect((await reviews()).at(-1)).toMatchObject({
      id: sent.id,
      username: 'juan',
      received: null,
    });
    await decide(sent.id, 'credit', { amount: 480.5 });
    await decide(sent.id, 'credit', { amount: 480.5 });
    expect(await read(sent.id)).toMatchObject({ state: 'paid', received: 48_050 });
    expect(await balance()).toBe(knownAmount(before) + 48_050);
  });

  it('fails when its money never came, and takes no picture of another member', async () => {
    const proof = await beginProof(test, token, samplePicture);
    const ana = await test.signIn('ana');
    const own = await beginTransfer(test, ana);
    const request = { ...own, pictures: proof.pictures, reference: 'IB 2' };
    const stolen = test.request(calls.sendDepositProof, request, { token: ana });
    await expect(stolen).rejects.toMatchObject({ code: 'picture_refused' });
    await test.request(calls.sendDepositProof, { ...proof, reference: 'IB 1' }, caller());
    await decide(proof.id, 'refuse');
    expect(await read(proof.id)).toMatchObject({ state: 'failed', failure: 'notReceived' });
  });
});

describe('money that does not match', () => {
  it('of another amount waits for the operator, who credits it', async () => {
    const before = await balance();
    const deposit = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 30_000);
    await test.settle();
    expect(await read(deposit.id)).toMatchObject({
      state: 'review',
      review: 'amount',
      received: 30_000,
    });
    expect((await titles())[0]).toBe('We are checking your deposit');
    await decide(deposit.id, 'credit');
    expect(await balance()).toBe(knownAmount(before) + 30_000);
  });

  it('after a cancelled deposit is given back through the provider, once', async () => {
    const deposit = await test.deposit(token);
    await test.request(calls.cancelDeposit, { id: deposit.id }, caller());
    test.site.desk.pay(test.paymentOf(deposit), 50_000);
    await test.settle();
    expect(await read(deposit.id)).toMatchObject({ state: 'review', review: 'afterEnd' });
    await test.faults({ answers: 'down' });
    await decide(deposit.id, 'return', { reason: 'The deposit was cancelled' });
    await test.operator.jobs();
    expect(test.paymentOf(deposit).refundedAt).toBeNull();
    await test.faults({ answers: 'normal' });
    await test.operator.jobs();
    expect(test.paymentOf(deposit).refundedAt).not.toBeNull();
    expect(await read(deposit.id)).toMatchObject({
      state: 'returned',
      received: 50_000,
      reason: 'The deposit was cancelled',
    });
    expect((await reviews()).filter(({ id }) => id === deposit.id)).toEqual([]);
  });

  it('for an unknown order is credited to the member whom the operator names', async () => {
    const before = await balance();
    const order = {
      orderId: 'A-1',
      amount: 12_345,
      way: 'page' as const,
      lifeSeconds: 60,
      returnUrl: '',
      notifyUrl: 'http://gateway.test/wps/providers/agos/notices',
      language: 'EN' as const,
    };
    const payment = test.site.desk.begin('agos', order);
    if (payment) test.site.desk.pay(payment, 12_345);
    await test.settle();
    const unknown = (await reviews()).at(-1);
    expect(unknown).toMatchObject({ username: null, reason: 'unknown', received: 123.45 });
    await expect(decide(unknown?.['id'], 'credit')).rejects.toThrow('field_required');
    await decide(unknown?.['id'], 'credit', { username: 'juan' });
    expect(await balance()).toBe(knownAmount(before) + 12_345);
  });

  it('that the provider takes back leaves the balance, and stops withdrawals when it is short', async () => {
    const deposit = await test.deposit(token, 20_000);
    test.site.desk.pay(test.paymentOf(deposit), 2_000_000);
    await test.settle();
    const { id } = await test.database.sql
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'juan')
      .executeTakeFirstOrThrow();
    // The member has played most of it away.
    await post(test.database.sql, {
      key: 'played',
      kind: 'adjustment',
      at: 0,
      postings: [
        { account: id, amount: -1_500_000 - 1_000_000 },
        { account: 'house:0', amount: 2_500_000 },
      ],
      cause: { table: 'member', id },
      actor: 'operator',
    });
    test.site.desk.takeBack(test.paymentOf(deposit));
    await test.settle();
    expect(await read(deposit.id)).toMatchObject({ state: 'reversed', received: 2_000_000 });
    expect(await balance()).toBe(0);
    const owing = (await reviews()).at(-1);
    expect(owing).toMatchObject({ state: 'reversed', owed: 15_000 });
    const blocks = test.database.sql.selectFrom('withdrawal_block').select('member_id');
    expect(await blocks.execute()).toEqual([{ member_id: id }]);
  });
});
