import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getDownlineTransferTerms,
  transferToDownline,
  transferToDownlines,
} from '#protocol/calls/agents/downline-transfers.ts';
import { getAgentChanges, suspendDownline } from '#protocol/calls/agents/downlines.ts';
import { getUplineTransfers, transferToUpline } from '#protocol/calls/cashier/upline-transfers.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { sumOf } from '#tests/support/known-amount.ts';
import { openTeam, type TeamGateway, teamPassword, teamPin } from '#tests/support/open-team.ts';

const limits = { least: 100_00, most: 600_00, dayMost: 5_000_00, dayTimes: 50 };

let test: TeamGateway;
beforeAll(async () => {
  test = await openTeam();
  await test.operator.settings({ downlineTransfers: limits });
});
afterAll(() => test.close());

const newKey = () => crypto.randomUUID();
const balanceOf = async (token: string) => (await test.request(getBalance, {}, { token })).centavos;
const historyOf = async (token: string) =>
  (await test.request(getUplineTransfers, { page: 1, size: 50 }, { token })).transfers;

/** An agent with money and a withdrawal password, and direct downlines. */
async function openAgent(downlines: number, balance = 2_000) {
  const agent = await test.join({ balance });
  await test.setPin(agent.token);
  const members = [];
  for (let nth = 0; nth < downlines; nth += 1) members.push(await test.add(agent.token));
  return { ...agent, members, ids: members.map(({ id }) => id) };
}

function send(token: string, id: string, amount: number, more: object = {}) {
  const request = { id, amount, remark: '', withdrawalPassword: teamPin, key: newKey(), ...more };
  return test.request(transferToDownline, request, { token });
}

function sendAll(token: string, sums: readonly (readonly [string, number])[], key = newKey()) {
  const transfers = sums.map(([id, amount]) => ({ id, amount }));
  const request = { transfers, remark: 'June', withdrawalPassword: teamPin, key };
  return test.request(transferToDownlines, request, { token });
}

describe('a transfer to a downline', () => {
  it('moves the money, and is in the history of both and in the list of changes', async () => {
    const { token, username, members } = await openAgent(1);
    const [member] = members;
    await send(token, member?.id ?? '', 250.75, { remark: 'For June' });
    expect(await balanceOf(token)).toBe(1_749_25);
    const below = await test.signIn(member?.account ?? '', teamPassword);
    expect(await balanceOf(below)).toBe(250_75);
    expect(await historyOf(token)).toMatchObject([
      { direction: 'OUT', amount: 250_75, other: { account: member?.account }, state: 'DONE' },
    ]);
    expect(await historyOf(below)).toMatchObject([
      { direction: 'IN', amount: 250_75, other: { account: username }, remark: 'For June' },
    ]);
    const { changes } = await test.request(getAgentChanges, { size: 5 }, { token });
    expect(changes[0]).toMatchObject({ action: 'transfer', to: 250_75, account: member?.account });
  });

  it('names its limits before', async () => {
    const { token, ids } = await openAgent(1);
    await send(token, ids[0] ?? '', 100);
    expect(await test.request(getDownlineTransferTerms, {}, { token })).toEqual({
      least: 100_00,
      most: 600_00,
      dayMost: 5_000_00,
      dayLeft: 4_900_00,
      timesLeft: 49,
      available: 1_900_00,
      hasPassword: true,
    });
  });

  it('happens once for a repeated key, and not for another transfer with it', async () => {
    const { token, ids } = await openAgent(2);
    const [one = '', other = ''] = ids;
    const key = newKey();
    const same = await Promise.all([1, 2, 3].map(() => send(token, one, 100, { key })));
    expect(new Set(same.map(({ transferId }) => transferId)).size).toBe(1);
    expect(await balanceOf(token)).toBe(1_900_00);
    const reused = { code: 'key_reused' };
    await expect(send(token, one, 101, { key })).rejects.toMatchObject(reused);
    await expect(send(token, other, 100, { key })).rejects.toMatchObject(reused);
    const { changes } = await test.request(getAgentChanges, { size: 50 }, { token });
    expect(changes.filter(({ action }) => action === 'transfer')).toHaveLength(1);
  });

  it('neither creates nor loses money when agent and downline send to each other at once', async () => {
    const agent = await openAgent(0, 1_000);
    const below = await test.join({ type: 0, upline: agent.username, balance: 1_000 });
    await test.setPin(below.token);
    const [row] = await test.below(agent.token);
    const wanted = { recipient: agent.username, amount: 100, remark: '' };
    const up = () =>
      test.request(
        transferToUpline,
        { ...wanted, withdrawalPassword: teamPin, key: newKey() },
        below,
      );
    await Promise.allSettled(
      Array.from({ length: 4 }, () => [up(), send(agent.token, row?.id ?? '', 100)]).flat(),
    );
    expect(sumOf([await balanceOf(agent.token), await balanceOf(below.token)])).toBe(2_000_00);
  });

  it('keeps to its limits', async () => {
    const { token, ids } = await openAgent(1);
    const [id = ''] = ids;
    const bounds = { code: 'amount_out_of_limits' };
    await expect(send(token, id, 99.99)).rejects.toMatchObject(bounds);
    await expect(send(token, id, 600.01)).rejects.toMatchObject(bounds);
    await test.operator.settings({ downlineTransfers: { ...limits, dayMost: 900_00 } });
    await send(token, id, 600);
    await expect(send(token, id, 301)).rejects.toMatchObject({ code: 'transfer_above_day' });
    await test.operator.settings({ downlineTransfers: limits });
  });

  it('needs the withdrawal password, the module and a member who is not suspended', async () => {
    const { token, ids } = await openAgent(1);
    const [id = ''] = ids;
    await expect(send(token, id, 100, { withdrawalPassword: '000000' })).rejects.toMatchObject({
      code: 'withdrawal_password_incorrect',
    });
    await test.operator.settings({ modules: { FUNDTRANS3: false } });
    await expect(send(token, id, 100)).rejects.toMatchObject({ code: 'function.not.available' });
    await test.operator.settings({ modules: { FUNDTRANS3: true } });
    await test.request(suspendDownline, { id, suspended: 'Y' }, { token });
    await expect(send(token, id, 100)).rejects.toMatchObject({ code: 'account_suspended' });
    expect(await balanceOf(token)).toBe(2_000_00);
  });
});

describe('transfers to several downlines', () => {
  it('have a result each', async () => {
    const { token, ids, members } = await openAgent(3);
    const foreign = await openAgent(1);
    const [one = '', two = '', three = ''] = ids;
    const { results } = await sendAll(token, [
      [one, 100],
      [two, 99],
      [foreign.ids[0] ?? '', 100],
      [three, 200.5],
    ]);
    expect(results).toMatchObject([
      { id: one, account: members[0]?.account, amount: 100_00, state: 'DONE', refusal: null },
      { id: two, state: 'REFUSED', refusal: 'amount_out_of_limits' },
      { account: '', state: 'REFUSED', refusal: 'not_found' },
      { id: three, state: 'DONE' },
    ]);
    expect(await balanceOf(token)).toBe(1_699_50);
  });

  it('are made once by a repeated key, which tries the refused ones again', async () => {
    const { token, ids } = await openAgent(2, 250);
    const [one = '', two = ''] = ids;
    const key = newKey();
    const sums = [
      [one, 200],
      [two, 200],
    ] as const;
    const first = await sendAll(token, sums, key);
    expect(first.results.map(({ state }) => state)).toEqual(['DONE', 'REFUSED']);
    const again = await Promise.all([1, 2, 3, 4].map(() => sendAll(token, sums, key)));
    for (const { results } of again) {
      expect(results.map(({ state }) => state)).toEqual(['DONE', 'REFUSED']);
    }
    expect(await balanceOf(token)).toBe(50_00);
  });
});
