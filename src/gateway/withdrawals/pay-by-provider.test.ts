import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
beforeEach(async () => {
  await test.operator.reset();
  await test.faults({ payouts: 'paid', answers: 'normal', lost: false, doubled: false });
  token = await test.signIn('juan');
  const [account] = await test.request(calls.getPayoutAccounts, {}, { token });
  const request = { key: randomUUID(), amount: 500, account: account?.id ?? '', password };
  ({ id } = await test.request(calls.withdraw, request, { token }));
  await test.operator.withdrawal(id, 'take');
  await test.operator.withdrawal(id, 'approve');
});

const pay = () => test.operator.withdrawal(id, 'pay', { provider: 'agos' });
const see = () => test.request(calls.getWithdrawal, { id }, { token });
/** The money that moved between us and the provider, in centavos. */
async function clearing(): Promise<number> {
  const { sql } = test.database;
  const row = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', 'clearing:agos')
    .executeTakeFirst();
  return row?.balance ?? 0;
}

describe('a payment of a withdrawal by a provider', () => {
  it('is paid when the provider says so, once, whatever it repeats', async () => {
    await test.faults({ doubled: true });
    const before = await clearing();
    expect((await pay()).state).toBe('paying');
    await test.settle();
    expect(await see()).toMatchObject({ state: 'paid', paid: 490_00 });
    await test.settle();
    expect(await clearing()).toBe(before + 490_00);
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
  });

  it('fails when the provider says so, and is tried again', async () => {
    await test.faults({ payouts: 'failed' });
    await pay();
    await test.settle();
    expect(await see()).toMatchObject({ state: 'failed', paid: 0 });
    await test.faults({ payouts: 'paid' });
    await pay();
    await test.settle();
    expect(await see()).toMatchObject({ state: 'paid', paid: 490_00 });
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
  });

  it.each(['down', 'html', 'slow'])(
    'waits while the provider is %s, and pays once',
    async (answers) => {
      const before = await clearing();
      await test.faults({ answers });
      expect((await pay()).state).toBe('paying');
      await test.faults({ answers: 'normal' });
      await test.operator.advance(31);
      await test.settle();
      expect(await see()).toMatchObject({ state: 'paid', paid: 490_00 });
      expect(await clearing()).toBe(before + 490_00);
      expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
    },
  );

  it('is found when the notice of the provider is lost', async () => {
    await test.faults({ lost: true });
    await pay();
    await test.settle();
    expect((await see()).state).toBe('paying');
    await test.operator.advance(31);
    expect((await see()).state).toBe('paid');
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
  });

  it('is reported under its own key, not under another spelling of it', async () => {
    await test.faults({ lost: true });
    await pay();
    const reported = { outcome: 'paid', reference: 'AGOS-1' } as const;
    const settings = { confirmMs: 0, now: Date.now() };
    const report = (key: string) =>
      test.database.transaction((sql) => applyPayoutNotice(sql, { ...reported, key }, settings));
    for (const number of ['01', '001', '0', '2']) {
      expect(await report(`withdrawal:${id}:payout:${number}`)).toBe('nothing');
    }
    expect((await see()).state).toBe('paying');
    expect(await report(`withdrawal:${id}:payout:1`)).toBe('paid');
    expect((await see()).state).toBe('paid');
  });
});
