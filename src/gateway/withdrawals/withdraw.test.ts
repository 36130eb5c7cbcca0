import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { lastCode } from '#tests/support/security-samples.ts';
import {
  openWithdrawals,
  type Withdrawals,
  type WithdrawingMember,
} from '#tests/support/open-withdrawals.ts';
import { differenceOrNull } from '#protocol/model/readers/unknown-money.ts';
import { knownAmount } from '#tests/support/known-amount.ts';

let test: Withdrawals;
let juan: WithdrawingMember;

beforeAll(async () => {
  test = await openWithdrawals();
});
afterAll(() => test.gateway.close());
beforeEach(async () => {
  await test.operator.reset();
  juan = await test.member('juan');
});

/** The options of a call as juan. */
const asJuan = () => ({ token: juan.token });

describe('a withdrawal', () => {
  it('leaves the balance at once and is held', async () => {
    const before = await juan.purses();
    const asked = await juan.ask(500);
    expect(asked).toMatchObject({ state: 'requested', amount: 500_00, cancellable: true });
    expect(asked.receives).toBe(differenceOrNull(asked.amount, asked.charge));
    expect(asked.steps).toMatchObject([{ state: 'requested', actor: 'member', amount: 500_00 }]);
    const { centavos, held } = await juan.purses();
    expect(centavos).toBe(knownAmount(before.centavos) - 500_00);
    expect(held).toBe(knownAmount(before.held) + 500_00);
  });

  it('is made once for a key', async () => {
    const before = await juan.purses();
    const key = randomUUID();
    const first = await juan.ask(500, { key });
    expect(await juan.ask(500, { key })).toEqual({ ...first, answeredAt: expect.any(Number) });
    await expect(juan.ask(600, { key })).rejects.toMatchObject({ code: 'key_reused' });
    expect((await juan.purses()).centavos).toBe(knownAmount(before.centavos) - 500_00);
  });

  it('is cancelled by the member, once', async () => {
    const before = await juan.purses();
    const { id } = await juan.ask(500);
    const [one, two] = await Promise.all([juan.cancel(id), juan.cancel(id)]);
    expect(one).toMatchObject({ state: 'cancelled', returned: 500_00, cancellable: false });
    expect(two.state).toBe('cancelled');
    expect(two.steps.map(({ state }) => state)).toEqual(['requested', 'cancelled']);
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
    expect(await juan.purses()).toEqual(before);
  });

  it('stays as it is in a market that lets nobody cancel it', async () => {
    const strict = await openWithdrawals(undefined, 'strictest');
    const { id: member_id } = await strict.database.sql
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'juan')
      .executeTakeFirstOrThrow();
    const check = {
      id: randomUUID(),
      member_id,
      document: 'passport',
      note: '',
      sent_at: 0,
    } as const;
    const approved = { state: 'approved', decided_at: 0 } as const;
    await strict.database.sql
      .insertInto('identity_check')
      .values({ ...check, ...approved })
      .execute();
    const member = await strict.member('juan');
    const asked = await member.ask(500);
    expect(asked).toMatchObject({ state: 'requested', cancellable: false });
    expect(await member.cancel(asked.id)).toMatchObject({ state: 'requested', cancellable: false });
    await strict.gateway.close();
  });

  it('is in the account record as withdrawn, and as given back', async () => {
    const { id } = await juan.ask(500);
    await juan.cancel(id);
    const to = (await test.operator.advance(0)).now + 60_000;
    const period = { from: to - 3_600_000, to, page: 1, size: 10 };
    const request = { ...period, code: 'withdraw' as const, order: '' };
    const { records } = await test.request(calls.getAccountRecords, request, asJuan());
    const own = records.filter(({ orderNo }) => orderNo === id);
    expect(own.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
      { kind: 'release', amount: 500_00 },
      { kind: 'hold', amount: -500_00 },
    ]);
  });

  it('of another member is not found', async () => {
    const { id } = await juan.ask(500);
    const other = await test.signIn('ana');
    for (const call of [calls.getWithdrawal, calls.cancelWithdrawal]) {
      await expect(test.request(call, { id }, { token: other })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  it('is listed in pages, newest first', async () => {
    const ids = [];
    for (const amount of [500, 600, 700]) ids.unshift((await juan.ask(amount)).id);
    const list = (values: object) =>
      test.request(calls.getWithdrawals, { state: '', size: 2, ...values }, asJuan());
    const first = await list({});
    expect(first.withdrawals.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await list({ after: first.next ?? '' });
    expect(second.withdrawals[0]?.id).toBe(ids[2]);
    const requested = await list({ state: 'requested', size: 100 });
    expect(requested.withdrawals.map(({ id }) => id).slice(0, 3)).toEqual(ids);
    expect((await list({ state: 'compensated' })).withdrawals).toEqual([]);
  });
});

describe('cash of a reward', () => {
  it('is no part of what can be withdrawn until it was staked', async () => {
    const { withdrawable } = await juan.settings();
    const { id } = await test.operator.offerTicket({ to: 'juan', amount: 500, title: 'Gift' });
    await test.request(calls.claimReward, { id }, asJuan());
    const after = await juan.settings();
    expect(after).toMatchObject({ withdrawable, unplayed: 500_00 });
    const before = await juan.purses();
    await expect(juan.ask(knownAmount(withdrawable) / 100 + 100)).rejects.toMatchObject({
      code: 'reward_unplayed',
      value: { held: 500 },
    });
    expect(await juan.purses()).toEqual(before);
    expect(await juan.ask(500)).toMatchObject({ state: 'requested' });
  });
});

describe('the proofs of a withdrawal', () => {
  it('need the right password, which loses nothing and counts', async () => {
    const before = await juan.purses();
    const wrong = { code: 'withdrawal_password_incorrect', value: { triesLeft: 4 } };
    await expect(juan.ask(500, { password: '000000' })).rejects.toMatchObject(wrong);
    await expect(juan.ask(500, { password: undefined })).rejects.toMatchObject({
      code: 'proof_required',
      value: { accepts: ['withdrawalPassword'] },
    });
    for (let tries = 2; tries <= 5; tries += 1) {
      await expect(juan.ask(500, { password: '000000' })).rejects.toThrow('withdrawal_password');
    }
    await expect(juan.ask(500)).rejects.toMatchObject({ code: 'withdrawal_password_locked' });
    expect(await juan.purses()).toEqual(before);
  });

  it('need no password when its module is on', async () => {
    await test.operator.settings({ modules: { WDRAWNOPASSVERIF3: true } });
    expect((await juan.settings()).passwordDue).toBe(false);
    expect(await juan.ask(500, { password: undefined })).toMatchObject({ state: 'requested' });
  });

  it('need a code for every withdrawal when the operator wants it', async () => {
    await test.operator.settings({ withdrawalCode: { due: 'always', from: 0 } });
    expect((await juan.settings()).codeFrom).toBe(0);
    await expect(juan.ask(500)).rejects.toMatchObject({
      code: 'proof_required',
      value: { accepts: ['withdrawalPassword', 'sms'] },
    });
    const purpose = { purpose: 'withdrawal', channel: 'sms' } as const;
    await test.request(calls.sendMemberCode, purpose, asJuan());
    const code = await lastCode(test, '+639175550101');
    await expect(juan.ask(500, { code, password: '000000' })).rejects.toThrow(
      'withdrawal_password',
    );
    expect(await juan.ask(500, { code })).toMatchObject({ state: 'requested' });
    await expect(juan.ask(500, { code })).rejects.toMatchObject({
      code: 'verification_code_expired',
    });
  });

  it('use a code once for the same request sent twice at once', async () => {
    await test.operator.settings({ withdrawalCode: { due: 'always', from: 0 } });
    const purpose = { purpose: 'withdrawal', channel: 'sms' } as const;
    await test.request(calls.sendMemberCode, purpose, asJuan());
    const rest = { key: randomUUID(), code: await lastCode(test, '+639175550101') };
    const [one, two] = await Promise.all([juan.ask(500, rest), juan.ask(500, rest)]);
    expect(two.id).toBe(one.id);
    expect((await juan.purses()).held).toBe(500_00);
  });

  it('need a code from an amount on', async () => {
    await test.operator.settings({ withdrawalCode: { due: 'from', from: 600_00 } });
    expect((await juan.settings()).codeFrom).toBe(600_00);
    await juan.ask(599.99);
    await expect(juan.ask(600)).rejects.toMatchObject({ code: 'proof_required' });
  });
});
