import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { toWire } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { demoWithdrawalPassword as password } from '#demo/content/accounts.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import {
  openWithdrawals,
  type Withdrawals,
  type WithdrawingMember,
} from '#tests/support/open-withdrawals.ts';
import { sealBody } from '#tests/support/seal-body.ts';
import { defaultSettings } from '../system/settings.ts';
import { chargeOf, isOpen, opensAt } from './withdrawal-rules.ts';

const minute = 60_000;
const limits = defaultSettings.withdrawalLimits;

/** A time of a day in Manila. */
const manila = (hour: number, minutes = 0) =>
  startOfDay(dayOf(Date.UTC(2026, 5, 1))) + (hour * 60 + minutes) * minute;

const withHours = (from: number, to: number) => ({
  ...defaultSettings,
  withdrawalHours: { from: from * 60, to: to * 60 },
});

describe('the hours of withdrawals', () => {
  it.each([
    [9, 18, manila(8, 59), manila(9)],
    [9, 18, manila(9), null],
    [9, 18, manila(17, 59), null],
    [9, 18, manila(18), manila(9) + dayMs],
    [22, 6, manila(23), null],
    [22, 6, manila(5, 59), null],
    [22, 6, manila(12), manila(22)],
    [0, 0, manila(3), null],
  ])('from %i to %i are in the time of Manila', (from, to, now, next) => {
    expect(isOpen(withHours(from, to), now)).toBe(next === null);
    expect(opensAt(withHours(from, to), now)).toBe(next);
  });
});

describe('the charge', () => {
  it('is floored to the centavo, without a float', () => {
    const charges = { BC: { rate: 333, fixed: 1_00 }, EW: { rate: 0, fixed: 0 } };
    const settings = { ...defaultSettings, withdrawalCharges: charges };
    expect(chargeOf(settings, 'BC', 1_00)).toBe(1_03);
    expect(chargeOf(settings, 'BC', 9_007_199_254_740_991)).toBe(299_939_735_182_875 + 1_00);
    expect(chargeOf(settings, 'EW', 1_000_00)).toBe(0);
  });
});

describe('a withdrawal beyond the limits', () => {
  let test: Withdrawals;
  let juan: WithdrawingMember;

  beforeAll(async () => {
    test = await openWithdrawals();
  });
  afterAll(() => test.gateway.close());
  beforeEach(async () => {
    await test.operator.reset();
    await test.operator.settings({ withdrawalCode: { due: 'never', from: 0 } });
    // It may be of today, and counts then.
    await test.database.sql.deleteFrom('withdrawal').where('state', '=', 'paid').execute();
    await leaveMidnight();
    juan = await test.member('juan');
  });

  /** The runs at the edge of a day begin shortly before midnight: each test then runs on the day after it. */
  async function leaveMidnight(): Promise<void> {
    const { now } = await test.operator.advance(0);
    const left = startOfDay(dayOf(now) + 1) - now;
    if (left < 10 * minute) await test.operator.advance(Math.ceil(left / 1_000) + 1);
  }

  const books = async () => {
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
    return juan.purses();
  };

  it('is refused for an amount below the least or above the most', async () => {
    const before = await books();
    const refused = { code: 'amount_out_of_limits', value: { least: 100, most: 50_000 } };
    for (const amount of [0.01, 99.99, 50_000.01, 999_999_999]) {
      await expect(juan.ask(amount)).rejects.toMatchObject(refused);
    }
    expect(await books()).toEqual(before);
    await juan.ask(100);
  });

  it('is refused for an amount that its charge uses up', async () => {
    await test.operator.settings({
      withdrawalCharges: { BC: { rate: 0, fixed: 200_00 }, EW: { rate: 0, fixed: 0 } },
    });
    await expect(juan.ask(200)).rejects.toMatchObject({ value: { least: 200.01 } });
    expect(await juan.ask(200.01)).toMatchObject({ receives: 1 });
  });

  it('is refused for more than the balance', async () => {
    await expect(juan.ask(10_000.01)).rejects.toMatchObject({ code: 'insufficient_balance' });
    await juan.ask(10_000);
    expect(await juan.purses()).toEqual({ centavos: 0, held: 10_000_00 });
  });

  it('is refused outside of the hours, with the time of opening', async () => {
    const now = new Date((await test.operator.advance(0)).now + 8 * 3_600_000);
    const from = (now.getUTCHours() * 60 + now.getUTCMinutes() + 120) % 1440;
    await test.operator.settings({ withdrawalHours: { from, to: (from + 60) % 1440 } });
    const { open, opensAt: next, hours } = await juan.settings();
    expect({ open, hours }).toEqual({ open: false, hours: { from, to: (from + 60) % 1440 } });
    await expect(juan.ask(500)).rejects.toMatchObject({
      code: 'withdrawals_closed',
      value: { opensAt: next },
    });
    await test.operator.settings({ withdrawalsAllowed: false });
    expect(await juan.settings()).toMatchObject({ allowed: false, block: 'stopped' });
    await expect(juan.ask(500)).rejects.toMatchObject({ code: 'withdrawals_stopped' });
  });

  it('is refused after the times of a day in Manila, and allowed on the next', async () => {
    await test.operator.settings({ withdrawalLimits: { ...limits, timesPerDay: 2 } });
    const first = await juan.ask(100);
    await juan.ask(100);
    expect(await juan.settings()).toMatchObject({ timesPerDay: 2, timesLeft: 0 });
    await expect(juan.ask(100)).rejects.toMatchObject({ code: 'withdrawal_times_used' });
    await juan.cancel(first.id);
    await juan.ask(100);
    const { now } = await test.operator.advance(0);
    const midnight = startOfDay(dayOf(now) + 1);
    await test.operator.advance(Math.ceil((midnight - now) / 1000) + 1);
    juan = await test.member('juan');
    expect((await juan.settings()).timesLeft).toBe(2);
    await juan.ask(100);
  });

  it('is refused above the sum of a day, with what is left', async () => {
    await test.operator.settings({ withdrawalLimits: { ...limits, sumPerDay: 1_000_00 } });
    await juan.ask(700);
    expect((await juan.settings()).sumLeft).toBe(300_00);
    await expect(juan.ask(300.01)).rejects.toMatchObject({
      code: 'withdrawal_sum_used',
      value: { left: 300 },
    });
    await juan.ask(300);
  });

  it('counts the times of a day once when many ask at once', async () => {
    await test.operator.settings({ withdrawalLimits: { ...limits, timesPerDay: 3 } });
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => juan.ask(100)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await juan.purses()).held).toBe(300_00);
    await books();
  });

  it.each([0, -1, 0.001, 100.001, '100', '1,000', '๕๐๐', null, true, [100], 1e21, '1e309'])(
    'is refused for the amount %j, and nothing is held',
    async (amount) => {
      const before = await books();
      const request = { key: randomUUID(), amount: 1, account: juan.account, password };
      const context = { merchant: 'parola', language: 'EN' } as const;
      const wire = { ...toWire(calls.withdraw, request, context), amount };
      const key = await test.request(calls.getSealKey, {});
      const { header, value } = await sealBody(key, wire);
      const headers = { Merchant: 'parola', Authorization: juan.token, Encryption: header };
      const init = { method: 'POST', headers, body: JSON.stringify({ value }) };
      const { status, text } = await test.fetchRaw(calls.withdraw.path, init);
      expect({ status, code: JSON.parse(text).errorCode }).toEqual({
        status: 400,
        code: 'request_invalid',
      });
      expect(await books()).toEqual(before);
    },
  );

  it('is refused for a number that JSON reads as infinite', async () => {
    const read: unknown = JSON.parse('{ "amount": 1e309 }');
    const { amount } = Object(read);
    const request = { key: randomUUID(), amount, account: 'a' };
    expect(amount).toBe(Infinity);
    expect(safeParse(calls.withdraw.request, request).success).toBe(false);
    expect(safeParse(calls.withdraw.request, { ...request, amount: 100 }).success).toBe(true);
  });

  it('shows its charge before it is asked for', async () => {
    const charge = (amount: number, kind: 'BC' | 'EW') =>
      test.request(calls.getWithdrawCharge, { amount, kind }, { token: juan.token });
    expect(await charge(500, 'BC')).toBe(10_00);
    expect(await charge(500, 'EW')).toBe(0);
    expect((await juan.ask(500)).charge).toBe(10_00);
  });

  it('is not for trial accounts, and not to the account of another member', async () => {
    const tino = await test.signIn('tino');
    const ana = await test.member('ana');
    const request = { key: randomUUID(), amount: 500, account: ana.account, password };
    await expect(test.request(calls.withdraw, request, { token: tino })).rejects.toMatchObject({
      code: 'need_true_account',
    });
    await expect(juan.ask(500, { account: ana.account })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('waits for the holding time of a new account', async () => {
    const added = { bankCode: 'PAROLPAY', number: '09175550199', withdrawalPassword: password };
    await test.request(calls.addPayoutAccount, added, { token: juan.token });
    const own = await test.request(calls.getPayoutAccounts, {}, { token: juan.token });
    const account = own.find(({ bankCode }) => bankCode === 'PAROLPAY')?.id ?? '';
    await expect(juan.ask(500, { account })).rejects.toMatchObject({ code: 'payout_account_held' });
  });
});
