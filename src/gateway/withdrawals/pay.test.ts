import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import {
  openWithdrawals,
  type Withdrawals,
  type WithdrawingMember,
} from '#tests/support/open-withdrawals.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';

let test: Withdrawals;
let juan: WithdrawingMember;
let id: string;

beforeAll(async () => {
  test = await openWithdrawals();
});
afterAll(() => test.gateway.close());
beforeEach(async () => {
  await test.operator.reset();
  Object.assign(test.payouts.state, { answer: 'paid' });
  test.payouts.paid.clear();
  const charges = { BC: { rate: 100, fixed: 5_00 }, EW: { rate: 100, fixed: 5_00 } };
  await test.operator.settings({ withdrawalCharges: charges });
  juan = await test.member('juan');
  ({ id } = await juan.ask(1000));
});

const pay = (values: object = {}) =>
  test.operator.withdrawal(id, 'pay', { provider: 'agos', ...values });
const stepsOf = async () => (await juan.see(id)).steps.map(({ state }) => state);
const confirm = (answer: RequestOf<typeof calls.confirmPayment>) =>
  test.request(calls.confirmPayment, answer, { token: juan.token });
const expectClosedBooks = async () =>
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
const events = async () => {
  const rows = await test.database.sql
    .selectFrom('event')
    .select('kind')
    .where('cause_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};
const lastMessage = async () => {
  const row = await test.database.sql
    .selectFrom('message')
    .select('contents')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.contents.EN ?? '';
};

async function upload(purpose: 'proof' | 'avatar', token = juan.token): Promise<string> {
  const picture = samplePicture;
  return (await test.request(calls.uploadPicture, { purpose, picture }, { token })).id;
}

describe('the operator', () => {
  it('takes a withdrawal, which the member cannot cancel then', async () => {
    expect(await test.operator.withdrawal(id, 'take')).toEqual({ state: 'taken', changed: true });
    expect(await juan.cancel(id)).toMatchObject({ state: 'taken', cancellable: false });
    expect(await test.operator.withdrawal(id, 'take')).toEqual({ state: 'taken', changed: false });
    expect((await juan.purses()).held).toBe(1000_00);
  });

  it('takes or finds it cancelled when both happen at once', async () => {
    const [taken, cancelled] = await Promise.all([
      test.operator.withdrawal(id, 'take'),
      juan.cancel(id),
    ]);
    expect(taken.changed).toBe(cancelled.state !== 'cancelled');
    expect((await juan.purses()).held).toBe(taken.changed ? 1000_00 : 0);
    await expectClosedBooks();
  });

  it('rejects it with a reason, and the money is back', async () => {
    const before = await juan.purses();
    await test.operator.withdrawal(id, 'take');
    await expect(test.operator.withdrawal(id, 'reject', { reason: ' ' })).rejects.toThrow('reason');
    const reason = 'The name of the account is another one';
    await test.operator.withdrawal(id, 'reject', { reason });
    expect(await juan.see(id)).toMatchObject({ state: 'rejected', reason, returned: 1000_00 });
    const { centavos, held } = await juan.purses();
    expect({ centavos, held }).toEqual({
      centavos: knownAmount(before.centavos) + 1000_00,
      held: 0,
    });
    expect(await events()).toContain('withdrawalRejected');
    expect(await lastMessage()).toContain(
      `₱1,000.00 is back in your balance. The reason: ${reason}`,
    );
    await expectClosedBooks();
  });

  it('pays it whole by a provider, less the charge', async () => {
    await test.approve(id);
    expect(await pay()).toEqual({ state: 'paid', changed: true });
    const seen = await juan.see(id);
    expect(seen).toMatchObject({ state: 'paid', charge: 15_00, receives: 985_00, paid: 985_00 });
    expect(await stepsOf()).toEqual(['requested', 'taken', 'approved', 'paying', 'paid']);
    const [order] = test.payouts.paid.values();
    expect(order).toMatchObject({ key: `withdrawal:${id}:payout:1`, amount: 985_00 });
    expect(order?.accountNumber).toMatch(/^\d+$/);
    expect(await events()).toEqual(['balanceChanged', 'withdrawalApproved', 'withdrawalPaid']);
    expect((await juan.purses()).held).toBe(0);
    expect((await juan.settings()).usualSeconds).not.toBeNull();
    await expectClosedBooks();
  });

  it('pays it in parts, by hand and by a provider, and never too much', async () => {
    await test.approve(id);
    await pay({ provider: 'hand', amount: 400, reference: 'slip 12' });
    expect(await juan.see(id)).toMatchObject({ state: 'paying', paid: 400_00 });
    expect((await juan.purses()).held).toBe(600_00);
    await expect(pay({ amount: 585.01 })).rejects.toThrow('58500 centavos left');
    await expectClosedBooks();
    expect((await pay({ amount: 585 })).state).toBe('paid');
    const { list } = await test.operator.withdrawals('paid');
    const own = list.find((one) => one.id === id);
    expect(own?.parts).toMatchObject([
      { n: 1, provider: 'hand', state: 'paid', reference: 'slip 12' },
      { n: 2, provider: 'agos', state: 'paid' },
    ]);
    expect(own?.left).toBe(0);
    await expectClosedBooks();
  });

  it('pays once when the button is pressed twice at once', async () => {
    await test.approve(id);
    await Promise.allSettled([pay(), pay()]);
    expect(test.payouts.paid.size).toBe(1);
    expect(await juan.see(id)).toMatchObject({ state: 'paid', paid: 985_00 });
    await expectClosedBooks();
  });

  it('does not pay what is not approved', async () => {
    expect(await pay()).toEqual({ state: 'requested', changed: false });
    expect(test.payouts.asked).not.toContain(`withdrawal:${id}:payout:1`);
    await test.approve(id);
    await expect(pay({ provider: 'nobody' })).rejects.toThrow('no provider nobody');
  });

  it('gets the answer of a provider that was lost, and pays once', async () => {
    await test.approve(id);
    test.payouts.state.answer = 'lost';
    expect((await pay()).state).toBe('paying');
    await expect(pay({ amount: 100 })).rejects.toThrow('under way');
    await test.operator.advance(31);
    expect(await juan.see(id)).toMatchObject({ state: 'paid', paid: 985_00 });
    expect(test.payouts.paid.size).toBe(1);
    await expectClosedBooks();
  });

  it('tries a refused payment again, or releases its money', async () => {
    await test.approve(id);
    test.payouts.state.answer = 'refused';
    expect((await pay({ amount: 300 })).state).toBe('failed');
    test.payouts.state.answer = 'paid';
    expect((await pay({ amount: 300 })).state).toBe('paying');
    test.payouts.state.answer = 'refused';
    expect((await pay()).state).toBe('failed');
    const reason = 'Your bank has closed the account';
    await test.operator.withdrawal(id, 'release', { reason });
    expect(await juan.see(id)).toMatchObject({ state: 'paid', paid: 300_00, returned: 700_00 });
    const said = (await juan.see(id)).steps.filter(({ reason: text }) => text !== '');
    expect(said).toMatchObject([
      { state: 'paying', amount: 300_00 },
      { state: 'released', amount: null, reason },
    ]);
    expect((await juan.purses()).held).toBe(0);
    await expectClosedBooks();
  });

  it('releases a withdrawal of which nothing was paid', async () => {
    await test.approve(id);
    test.payouts.state.answer = 'refused';
    await pay();
    await test.operator.withdrawal(id, 'release', { reason: 'The account is closed' });
    expect(await juan.see(id)).toMatchObject({ state: 'released', returned: 1000_00 });
    await expectClosedBooks();
  });
});

describe('the confirmation of a payment', () => {
  beforeEach(async () => {
    await test.approve(id);
    await pay();
  });

  it('is listed until the member confirms', async () => {
    const list = () => test.request(calls.getPaymentConfirmations, {}, { token: juan.token });
    expect((await list()).map((one) => one.id)).toContain(id);
    expect(await confirm({ id, result: 'received' })).toMatchObject({
      state: 'confirmed',
      confirmedBy: 'player',
    });
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('happens by the clock after the minutes of the operator', async () => {
    const { confirmBy } = await juan.see(id);
    await test.operator.advance(24 * 3600 + 1);
    const seen = await (await test.member('juan')).see(id);
    expect(seen).toMatchObject({ state: 'confirmed', confirmedBy: 'clock' });
    expect(seen.changedAt).toBeGreaterThanOrEqual(confirmBy ?? Infinity);
    expect(await lastMessage()).toContain('₱985.00 counts as received now.');
  });

  it('can be forced by the operator', async () => {
    await test.operator.withdrawal(id, 'confirm', { reason: 'The bank has confirmed it' });
    expect(await juan.see(id)).toMatchObject({ state: 'confirmed', confirmedBy: 'operator' });
    expect(await confirm({ id, result: 'received' })).toMatchObject({ confirmedBy: 'operator' });
  });

  it('opens a dispute about a part, and the operator pays the rest', async () => {
    await expect(
      confirm({ id, result: 'partly', received: 985, pictures: [] }),
    ).rejects.toMatchObject({
      code: 'amount_out_of_limits',
      value: { least: 0.01, most: 984.99 },
    });
    const disputed = await confirm({ id, result: 'partly', received: 500, pictures: [] });
    expect(disputed).toMatchObject({
      state: 'disputed',
      dispute: { kind: 'partly', received: 500_00, missing: 485_00 },
    });
    await pay({ provider: 'hand', amount: 85, reference: 'slip 13' });
    expect(await juan.see(id)).toMatchObject({ state: 'disputed', compensated: 85_00 });
    await expect(pay({ amount: 400.01 })).rejects.toThrow('40000 centavos left');
    expect((await pay()).state).toBe('compensated');
    expect(await juan.see(id)).toMatchObject({ compensated: 485_00, paid: 985_00 });
    await expectClosedBooks();
  });

  it('opens a dispute with proofs of the member, and the operator refuses it', async () => {
    const other = await test.signIn('ana');
    for (const picture of ['unknown', await upload('avatar'), await upload('proof', other)]) {
      await expect(
        confirm({ id, result: 'notReceived', pictures: [picture] }),
      ).rejects.toMatchObject({ code: 'picture_refused' });
    }
    await expect(confirm({ id, result: 'notReceived', pictures: [] })).rejects.toThrow();
    const pictures = [await upload('proof'), await upload('proof')];
    const disputed = await confirm({ id, result: 'notReceived', pictures });
    expect(disputed.dispute?.pictures).toHaveLength(2);
    const { status } = await test.fetchRaw(disputed.dispute?.pictures[0] ?? '');
    expect(status).toBe(200);
    const { list } = await test.operator.withdrawals('disputed');
    expect(list.find((one) => one.id === id)?.dispute?.pictures).toEqual(pictures);
    await test.operator.withdrawal(id, 'confirm', { reason: 'Your bank has booked it' });
    expect(await juan.see(id)).toMatchObject({
      state: 'confirmed',
      confirmedBy: 'operator',
      reason: 'Your bank has booked it',
    });
    await expectClosedBooks();
  });

  it('counts once when the member presses both answers at once', async () => {
    const [one, two] = await Promise.all([
      confirm({ id, result: 'received' }),
      confirm({ id, result: 'partly', received: 1, pictures: [] }),
    ]);
    expect(one.state).toBe(two.state);
    expect(await stepsOf()).toHaveLength(6);
  });
});

describe('withdrawals of a member', () => {
  it('are stopped by a block, and allowed again', async () => {
    await test.operator.blockWithdrawals('juan', 'A deposit was taken back');
    expect(await juan.settings()).toMatchObject({ allowed: false, block: 'blocked' });
    await expect(juan.ask(500)).rejects.toMatchObject({ code: 'withdrawals_blocked' });
    await test.operator.unblockWithdrawals('juan');
    expect(await juan.ask(500)).toMatchObject({ state: 'requested' });
  });
});
