import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import type { PlayLimitFrame, PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';

let test: Cashier;
let token: string;

beforeEach(async () => {
  test = await openCashier();
  token = await test.signIn('juan');
  return () => test.close();
});

const caller = () => ({ token });
const place = (kind: PlayLimitKind, frame: PlayLimitFrame) => ({ kind, frame });
const depositDay = place('deposit', 'day');

/** Sets a limit in pesos. */
const set = (where: ReturnType<typeof place>, amount: number | null) =>
  test.request(calls.setPlayLimit, { ...where, amount }, caller());
const confirm = (where: ReturnType<typeof place>, amount: number | null) =>
  test.request(calls.confirmPlayLimit, { ...where, amount }, caller());

async function read({ kind, frame }: ReturnType<typeof place>) {
  const { limits } = await test.request(calls.getPlayLimits, {}, caller());
  const found = limits.find((one) => one.kind === kind && one.frame === frame);
  if (!found) throw new Error('There is no such limit');
  return found;
}

/** Lets time pass and signs in again, because sessions end. */
async function pass(ms: number): Promise<void> {
  await test.operator.advance(Math.ceil(ms / 1_000));
  token = await test.signIn('juan');
}

it('names all limits of the market, with what is used of them', async () => {
  const { limits, waitHours } = await test.request(calls.getPlayLimits, {}, caller());
  expect(limits).toHaveLength(12);
  expect(waitHours).toBe(24);
  const { now } = await test.operator.advance(0);
  for (const limit of limits) {
    expect(limit).toMatchObject({ amount: null, remaining: null, most: null, pending: null });
    expect(limit.endsAt).toBeGreaterThan(now);
  }
});

it('holds a first and a lower limit at once, and a higher one after the wait and a confirmation', async () => {
  await set(depositDay, 1_000);
  await set(depositDay, 800);
  expect(await read(depositDay)).toMatchObject({ amount: 800_00, remaining: 800_00 });
  await set(depositDay, 2_000);
  const { now } = await test.operator.advance(0);
  const { amount, pending } = await read(depositDay);
  expect(amount).toBe(800_00);
  expect(pending).toMatchObject({ isRemoval: false, amount: 2_000_00 });
  expect(pending?.confirmFrom).toBeGreaterThan(now + dayMs - 60_000);
  await expect(confirm(depositDay, 2_000)).rejects.toMatchObject({ code: 'changed_elsewhere' });
  await pass(dayMs);
  expect(await read(depositDay)).toMatchObject({ amount: 800_00 });
  await expect(confirm(depositDay, 3_000)).rejects.toMatchObject({ code: 'changed_elsewhere' });
  await confirm(depositDay, 2_000);
  await confirm(depositDay, 2_000);
  expect(await read(depositDay)).toMatchObject({ amount: 2_000_00, pending: null });
});

it('removes a limit after the wait and a confirmation', async () => {
  const lossWeek = place('loss', 'week');
  await set(lossWeek, 500);
  await set(lossWeek, null);
  expect((await read(lossWeek)).pending).toMatchObject({ isRemoval: true, amount: null });
  await pass(dayMs);
  expect(await read(lossWeek)).toMatchObject({ amount: 500_00 });
  await confirm(lossWeek, null);
  expect(await read(lossWeek)).toMatchObject({ amount: null, remaining: null, pending: null });
  const counts = test.database.sql.selectFrom('ledger_account').select('limits');
  expect(await counts.where('limits', '>', 0).execute()).toEqual([]);
});

it('drops a change that is not confirmed in time, is withdrawn, or is followed by a lower limit', async () => {
  await set(depositDay, 500);
  await set(depositDay, 900);
  await pass(8 * dayMs);
  expect(await read(depositDay)).toMatchObject({ amount: 500_00, pending: null });
  await expect(confirm(depositDay, 900)).rejects.toMatchObject({ code: 'changed_elsewhere' });
  await set(depositDay, 900);
  await test.request(calls.withdrawPlayLimit, depositDay, caller());
  expect((await read(depositDay)).pending).toBeNull();
  await set(depositDay, 900);
  await set(depositDay, 400);
  expect(await read(depositDay)).toMatchObject({ amount: 400_00, pending: null });
});

it('refuses a deposit above what is left, also of several at once, and counts what may still be paid', async () => {
  await set(depositDay, 1_000);
  const first = await test.deposit(token, 400);
  await expect(test.deposit(token, 600.01)).rejects.toMatchObject({
    code: 'play_limit',
    value: { kind: 'deposit', frame: 'day', remaining: 600 },
  });
  const wanted = { channel: 'agos', amount: 350 };
  const many = Array.from({ length: 4 }, () => {
    const request = { ...wanted, key: randomUUID() };
    return test.request(calls.depositByLaunchUrl, request, caller());
  });
  const done = await Promise.allSettled(many);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await read(depositDay)).toMatchObject({ used: 750_00, remaining: 250_00 });
  await test.request(calls.cancelDeposit, { id: first.id }, caller());
  expect(await read(depositDay)).toMatchObject({ used: 350_00, remaining: 650_00 });
  await test.deposit(token, 650);
});

it('counts deposits as a whole: a withdrawal gives nothing back', async () => {
  await set(depositDay, 1_000);
  await test.deposit(token, 400);
  const [account] = await test.request(calls.getPayoutAccounts, {}, caller());
  const wanted = { amount: 500, account: account?.id ?? '', password: demoWithdrawalPassword };
  await test.request(calls.withdraw, { key: randomUUID(), ...wanted }, caller());
  expect(await read(depositDay)).toMatchObject({ used: 400_00, remaining: 600_00 });
});

it('begins anew at midnight of +08:00', async () => {
  await set(depositDay, 1_000);
  const { now } = await test.operator.advance(0);
  const { endsAt } = await read(depositDay);
  await pass((endsAt ?? 0) - now - 60_000);
  await test.deposit(token, 1_000);
  await expect(test.deposit(token, 200)).rejects.toMatchObject({ code: 'play_limit' });
  await pass(60_000);
  await test.deposit(token, 1_000);
});

it('lets the operator decide about a payment that comes after its request and would pass the limit', async () => {
  await set(depositDay, 500);
  const late = await test.deposit(token, 500);
  await test.database.sql
    .updateTable('deposit')
    .set({ state: 'expired' })
    .where('id', '=', late.id)
    .execute();
  await test.deposit(token, 500);
  test.site.desk.pay(test.paymentOf(late), 500_00);
  await test.settle();
  const { state } = await test.request(calls.getDeposit, { id: late.id }, caller());
  expect(state).toBe('review');
});
