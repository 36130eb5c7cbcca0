import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMember } from '#protocol/calls/member.ts';
import { claimReward } from '#protocol/calls/rewards/claims.ts';
import { getAccountRecords } from '#protocol/calls/records/account-records.ts';
import { setWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import {
  getUplineTransfers,
  getUplineTransferTerms,
  transferToUpline,
} from '#protocol/calls/cashier/upline-transfers.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { noConditions } from '../offers/offers.ts';

const password = 'Bangka2026';
const withdrawalPassword = '135790';
const limits = { least: 100_00, most: 600_00, dayMost: 900_00, dayTimes: 3 };

let test: TestGateway;
let agent: string;
let nth = 0;

beforeAll(async () => {
  test = await openTestGateway();
  await test.operator.settings({ uplineTransfers: limits });
  await test.operator.account({ username: 'boss', password, type: 1 });
  agent = await test.signIn('boss', password);
});
afterAll(() => test.close());

const newKey = () => crypto.randomUUID();

/** Adds a downline of `boss` with 1,000 pesos and a withdrawal password. */
async function addDownline(more: object = {}) {
  const username = `down${(nth += 1)}`;
  const account = { username, password, type: 0 as const, balance: 1_000, upline: 'boss' };
  await test.operator.account({ ...account, ...more });
  const token = await test.signIn(username, password);
  const chosen = { newPassword: withdrawalPassword, confirmation: withdrawalPassword };
  await test.request(setWithdrawalPassword, { ...chosen, loginPassword: password }, { token });
  return { username, token };
}

const details = { recipient: 'boss', remark: '', withdrawalPassword };

function send(token: string, amount: number, more: Partial<typeof details & { key: string }> = {}) {
  return test.request(transferToUpline, { ...details, amount, key: newKey(), ...more }, { token });
}

const balanceOf = async (token: string) => (await test.request(getBalance, {}, { token })).centavos;
/** Gives a member cash of a reward, which has to be staked once. */
async function giveReward({ username, token }: { username: string; token: string }, pesos: number) {
  await test.operator.settings({ rewardConditions: { ...noConditions, plays: 1 } });
  const ticket = { to: username, amount: pesos, title: 'Gift' };
  const { id } = await test.operator.offerTicket(ticket);
  await test.request(claimReward, { id }, { token });
}

const historyOf = async (token: string) =>
  (await test.request(getUplineTransfers, { page: 1, size: 10 }, { token })).transfers;
describe('a transfer to the upline', () => {
  it('leaves cash of a reward that was not staked', async () => {
    const sender = await addDownline({ balance: 200 });
    await giveReward(sender, 300);
    await expect(send(sender.token, 300)).rejects.toMatchObject({ code: 'reward_unplayed' });
    expect(await balanceOf(sender.token)).toBe(500_00);
    await send(sender.token, 200);
    expect(await balanceOf(sender.token)).toBe(300_00);
  });

  it('names the recipient and the limits before', async () => {
    const { token } = await addDownline();
    expect(await test.request(getUplineTransferTerms, {}, { token })).toEqual({
      recipient: { account: 'boss', nickname: 'boss' },
      least: 100_00,
      most: 600_00,
      dayMost: 900_00,
      dayLeft: 900_00,
      timesLeft: 3,
      available: 1_000_00,
      hasPassword: true,
    });
  });

  it('moves the money and is in the history of both', async () => {
    const { username, token } = await addDownline();
    const before = await balanceOf(agent);
    const sent = await send(token, 250.75, { remark: 'For <b>June</b>' });
    expect(sent).toMatchObject({ direction: 'OUT', state: 'DONE', amount: 250_75 });
    expect(await balanceOf(token)).toBe(749_25);
    expect(await balanceOf(agent)).toBe(knownAmount(before) + 250_75);
    const [out] = await historyOf(token);
    expect(out).toEqual(sent);
    const [received] = await historyOf(agent);
    expect(received).toMatchObject({
      id: sent.id,
      direction: 'IN',
      other: { account: username },
      remark: 'For <b>June</b>',
    });
    const period = { from: Date.now() - 3_600_000, to: Date.now() + 3_600_000 };
    const wanted = { ...period, page: 1, size: 10, code: 'other' as const };
    const record = await test.request(getAccountRecords, wanted, { token });
    expect(record.records[0]).toMatchObject({
      kind: 'transfer',
      amount: -250_75,
      orderNo: sent.id,
      other: sent.other.account,
      state: 'done',
    });
    const { records } = await test.request(getAccountRecords, wanted, { token: agent });
    expect(records.find(({ orderNo }) => orderNo === sent.id)?.other).toBe(username);
  });

  it('happens once for a repeated key, and not for another transfer with it', async () => {
    const { token } = await addDownline();
    const key = newKey();
    const same = await Promise.all([1, 2, 3].map(() => send(token, 100, { key })));
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    expect(await balanceOf(token)).toBe(900_00);
    const reused = { code: 'key_reused' };
    await expect(send(token, 101, { key })).rejects.toMatchObject(reused);
    await expect(send(token, 100, { key, remark: 'x' })).rejects.toMatchObject(reused);
  });

  it('of the whole balance happens once when it is sent twice at once', async () => {
    const { token } = await addDownline({ balance: 400 });
    const results = await Promise.allSettled([send(token, 400), send(token, 400)]);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: 'insufficient_balance' }]);
    expect(await balanceOf(token)).toBe(0);
  });

  it('keeps to the limits of one transfer, of a day and of the number in a day', async () => {
    const { token } = await addDownline({ balance: 5_000 });
    const bounds = { code: 'amount_out_of_limits' };
    const day = { code: 'transfer_above_day' };
    await expect(send(token, 99.99)).rejects.toMatchObject(bounds);
    await expect(send(token, 600.01)).rejects.toMatchObject(bounds);
    await send(token, 600);
    await expect(send(token, 300.01)).rejects.toMatchObject(day);
    const both = await Promise.allSettled([send(token, 200), send(token, 200)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const terms = await test.request(getUplineTransferTerms, {}, { token });
    expect(terms).toMatchObject({ dayLeft: 100_00, timesLeft: 1 });
    const often = await addDownline();
    for (const amount of [100, 100, 100]) await send(often.token, amount);
    await expect(send(often.token, 100)).rejects.toMatchObject(day);
  });

  it.each([0, -5, 0.001, 100.001, Infinity, '1,000', '๑๐๐', null])(
    'refuses %s pesos',
    async (amount) => {
      const { token } = await addDownline();
      const refusal = { status: 400, code: 'request_invalid' };
      await expect(send(token, amount as number)).rejects.toMatchObject(refusal);
      expect(await balanceOf(token)).toBe(1_000_00);
    },
  );

  it('needs the withdrawal password and the recipient that was confirmed', async () => {
    const { token } = await addDownline();
    await expect(send(token, 100, { withdrawalPassword: '000000' })).rejects.toMatchObject({
      code: 'withdrawal_password_incorrect',
    });
    await expect(send(token, 100, { recipient: 'juan' })).rejects.toMatchObject({
      code: 'changed_elsewhere',
    });
    expect(await balanceOf(token)).toBe(1_000_00);
  });

  it('is not open to trial accounts, to members without an upline, and without the module', async () => {
    await test.operator.account({ username: 'tryer', password, type: 4, upline: 'boss' });
    const trial = await test.signIn('tryer', password);
    await expect(send(trial, 100)).rejects.toMatchObject({ code: 'need_true_account' });
    const alone = await addDownline({ upline: undefined });
    const off = { code: 'function.not.available' };
    await expect(send(alone.token, 100)).rejects.toMatchObject(off);
    await expect(
      test.request(getUplineTransferTerms, {}, { token: alone.token }),
    ).rejects.toMatchObject(off);
    expect((await test.request(getMember, {}, { token: alone.token })).toUpline).toBe(false);
    expect((await test.request(getMember, {}, { token: trial })).toUpline).toBe(false);
    const { token } = await addDownline();
    await test.operator.settings({ modules: { FUNDTRANS3: false } });
    await expect(send(token, 100)).rejects.toMatchObject(off);
    await test.operator.settings({ modules: { FUNDTRANS3: true } });
  });

  it('comes back once when the operator returns it, and leaves the day as it was', async () => {
    const { token } = await addDownline();
    const { id } = await send(token, 300);
    const back = () => test.operator.returnUplineTransfer(id, 'Sent by mistake');
    await back();
    await expect(back()).rejects.toThrow('nothing to do');
    expect(await balanceOf(token)).toBe(1_000_00);
    const returned = { id, state: 'RETURNED', reason: 'Sent by mistake' };
    expect((await historyOf(token))[0]).toMatchObject(returned);
    expect((await historyOf(agent))[0]).toMatchObject(returned);
    const terms = await test.request(getUplineTransferTerms, {}, { token });
    expect(terms).toMatchObject({ dayLeft: 900_00, timesLeft: 3 });
  });

  it('stays when the recipient has spent the money', async () => {
    await test.operator.account({ username: 'spender', password, type: 1, upline: 'boss' });
    const spender = await test.signIn('spender', password);
    const chosen = { newPassword: withdrawalPassword, confirmation: withdrawalPassword };
    const set = { ...chosen, loginPassword: password };
    await test.request(setWithdrawalPassword, set, { token: spender });
    const { token } = await addDownline({ upline: 'spender' });
    const { id } = await send(token, 300, { recipient: 'spender' });
    await send(spender, 300);
    await expect(test.operator.returnUplineTransfer(id, 'Late')).rejects.toThrow(
      'The balance does not reach',
    );
    expect((await historyOf(token))[0]).toMatchObject({ id, state: 'DONE' });
  });
});
