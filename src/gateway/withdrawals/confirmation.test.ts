import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RequestOf } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import {
  openWithdrawals,
  type Withdrawals,
  type WithdrawingMember,
} from '#tests/support/open-withdrawals.ts';

let test: Withdrawals;
let juan: WithdrawingMember;
let id: string;

const minute = 60_000;

beforeAll(async () => {
  test = await openWithdrawals();
  const limits = { least: 100_00, most: 50_000_00, timesPerDay: 100, sumPerDay: 100_000_00 };
  await test.operator.settings({ withdrawalConfirmMinutes: 90, withdrawalLimits: limits });
});
afterAll(() => test.gateway.close());
beforeEach(async () => {
  juan = await test.member('juan');
  ({ id } = await juan.ask(1000));
  await test.approve(id);
  await test.operator.withdrawal(id, 'pay', { provider: 'hand', reference: 'slip 1' });
});

const confirm = (answer: RequestOf<typeof calls.confirmPayment>, token = juan.token) =>
  test.request(calls.confirmPayment, answer, { token });

it('a confirmation by the clock comes after the minutes that the operator has set, not before', async () => {
  const { confirmBy, changedAt } = await juan.see(id);
  expect(confirmBy).toBe(changedAt + 90 * minute);
  await test.operator.advance(89 * 60);
  expect((await juan.see(id)).state).toBe('paid');
  await test.operator.advance(61);
  expect(await juan.see(id)).toMatchObject({ state: 'confirmed', confirmedBy: 'clock' });
});

it('a confirmation by an answer after the deadline counts for nothing, also before the clock confirms', async () => {
  const late = { confirm_by: Date.now() - 1 };
  await test.database.sql.updateTable('withdrawal').set(late).where('id', '=', id).execute();
  await confirm({ id, result: 'partly', received: 1, pictures: [] });
  await confirm({ id, result: 'received' });
  await test.operator.jobs();
  const seen = await juan.see(id);
  expect(seen).toMatchObject({ state: 'confirmed', confirmedBy: 'clock', dispute: null });
});

it('the confirmation does not come by the clock while a dispute is open', async () => {
  await confirm({ id, result: 'partly', received: 400, pictures: [] });
  await test.operator.advance(91 * 60);
  expect(await juan.see(id)).toMatchObject({ state: 'disputed', dispute: { received: 400_00 } });
});

it('a confirmation is for the member only, and once', async () => {
  const stranger = confirm({ id, result: 'received' }, await test.signIn('ana'));
  await expect(stranger).rejects.toMatchObject({ code: 'not_found' });
  expect((await juan.see(id)).state).toBe('paid');
  await confirm({ id, result: 'received' });
  const disputed = await confirm({ id, result: 'partly', received: 1, pictures: [] });
  expect(disputed).toMatchObject({ state: 'confirmed', confirmedBy: 'player', dispute: null });
});
