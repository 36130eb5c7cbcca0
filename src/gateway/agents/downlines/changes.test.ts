import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getAgentChanges,
  getDownlines,
  promoteDownline,
  resetDownlinePassword,
  suspendDownline,
  updateDownlineRebate,
} from '#protocol/calls/agents/downlines.ts';
import { getWithdrawSettings } from '#protocol/calls/cashier/withdrawals.ts';
import { getMember } from '#protocol/calls/member.ts';
import { changePassword } from '#protocol/calls/password.ts';
import { chosenPassword } from '#tests/support/open-gateway.ts';
import { openTeam, type TeamGateway, teamPassword } from '#tests/support/open-team.ts';

let test: TeamGateway;
beforeAll(async () => {
  test = await openTeam();
});
afterAll(() => test.close());

const setRebate = (token: string, id: string, rebate: number) =>
  test.request(updateDownlineRebate, { id, rebate }, { token });
const suspend = (token: string, id: string, suspended: 'Y' | 'N') =>
  test.request(suspendDownline, { id, suspended }, { token });
const changesOf = async (token: string) =>
  (await test.request(getAgentChanges, { size: 50 }, { token })).changes;

/** An agent with an agent below, and a player below that one. */
async function threeLevels(rebates: readonly [number, number] = [60, 30]) {
  const agent = await test.join();
  const middle = await test.add(agent.token, { type: 2, rebate: rebates[0] });
  const middleToken = await test.enter(middle.account, teamPassword);
  const deep = await test.add(middleToken, { rebate: rebates[1] });
  return { agent, middle: { ...middle, token: middleToken }, deep };
}

describe('the rebate of a downline', () => {
  it('lies between the rebate of its own downlines and the rebate of the agent', async () => {
    const { agent, middle } = await threeLevels();
    const bounds = { code: 'rebate_out_of_bounds', value: { least: 30, most: 100 } };
    await expect(setRebate(agent.token, middle.id, 101)).rejects.toMatchObject(bounds);
    await expect(setRebate(agent.token, middle.id, 29)).rejects.toMatchObject(bounds);
    expect((await setRebate(agent.token, middle.id, 30)).rebate).toBe(30);
    expect((await setRebate(agent.token, middle.id, 100)).rebate).toBe(100);
  });

  it('stays in its bounds when both levels change at once', async () => {
    const { agent, middle, deep } = await threeLevels([60, 10]);
    await Promise.allSettled(
      Array.from({ length: 32 }, (_, nth) => [
        setRebate(agent.token, middle.id, 60 - nth),
        setRebate(middle.token, deep.id, 20 + nth),
      ]).flat(),
    );
    const [own] = await test.below(agent.token);
    const [below] = await test.below(middle.token);
    expect(below?.rebate).toBeLessThanOrEqual(own?.rebate ?? -1);
  });
});

it('makes an agent of a player, once', async () => {
  const agent = await test.join();
  const player = await test.join({ type: 0, upline: agent.username });
  const [row] = await test.below(agent.token);
  const promote = () => test.request(promoteDownline, { id: row?.id ?? '' }, agent);
  await Promise.all([promote(), promote(), promote()]);
  expect((await test.request(getMember, {}, player)).type).toBe(2);
  const token = await test.signIn(player.username, teamPassword);
  expect((await test.add(token)).depth).toBe(1);
  const changes = await changesOf(agent.token);
  expect(changes.filter(({ action }) => action === 'promoted')).toHaveLength(1);
});

describe('a suspended downline', () => {
  it('is signed out, and cannot sign in until it is let in again', async () => {
    const agent = await test.join();
    const player = await test.join({ type: 0, upline: agent.username });
    const [row] = await test.below(agent.token);
    const id = row?.id ?? '';
    expect(await suspend(agent.token, id, 'Y')).toMatchObject({ state: 'SUSPENDED' });
    await expect(test.request(getMember, {}, player)).rejects.toMatchObject({ status: 401 });
    const signIn = () => test.signIn(player.username, teamPassword);
    await expect(signIn()).rejects.toMatchObject({ code: 'account_suspended' });
    await suspend(agent.token, id, 'N');
    expect(await signIn()).toBeTruthy();
    const actions = (await changesOf(agent.token)).map(({ action }) => action);
    expect(actions).toEqual(['restored', 'suspended']);
  });

  it('names who has suspended it, without a reason, and is let in by nobody below', async () => {
    const agent = await test.join();
    const { username } = await test.join({ type: 0, upline: agent.username });
    const row = async () => (await test.below(agent.token))[0];
    const id = (await row())?.id ?? '';
    expect(await row()).toMatchObject({ state: 'ACTIVE', suspendedBy: null });
    await suspend(agent.token, id, 'Y');
    expect(await row()).toMatchObject({ state: 'SUSPENDED', suspendedBy: 'upline' });
    await test.operator.suspend(username, 'A stolen card');
    expect(await row()).toMatchObject({ state: 'SUSPENDED', suspendedBy: 'operator' });
    expect(JSON.stringify(await row())).not.toContain('stolen');
    const refusal = { code: 'account_suspended' };
    await expect(suspend(agent.token, id, 'N')).rejects.toMatchObject(refusal);
    await test.operator.liftSuspension(username, 'It was not stolen');
    expect(await row()).toMatchObject({ state: 'SUSPENDED', suspendedBy: 'upline' });
    expect(await suspend(agent.token, id, 'N')).toMatchObject({ suspendedBy: null });
  });

  it('is not called suspended without the password', async () => {
    const agent = await test.join();
    const { id, account } = await test.add(agent.token);
    await suspend(agent.token, id, 'Y');
    await expect(test.signIn(account, 'Wrong2026')).rejects.toMatchObject({
      code: 'account_or_password_incorrect',
    });
  });
});

describe('the initial password of a downline', () => {
  const reset = (token: string, id: string, password = 'Bagong2027') =>
    test.request(resetDownlinePassword, { id, password }, { token });

  it('is replaced until the member has signed in', async () => {
    const agent = await test.join();
    const { id, account } = await test.add(agent.token);
    await reset(agent.token, id);
    await expect(test.signIn(account, teamPassword)).rejects.toMatchObject({
      code: 'account_or_password_incorrect',
    });
    const token = await test.signIn(account, 'Bagong2027');
    await expect(reset(agent.token, id)).rejects.toMatchObject({ code: 'changed_elsewhere' });
    const own = { newPassword: chosenPassword, confirmation: chosenPassword };
    await test.request(changePassword, { oldPassword: 'Bagong2027', ...own }, { token });
    await expect(reset(agent.token, id)).rejects.toMatchObject({ code: 'changed_elsewhere' });
    expect(await test.signIn(account, chosenPassword)).toBeTruthy();
  });

  it('is replaced at the price of a day in which nothing leaves the account', async () => {
    const agent = await test.join();
    const { id, account } = await test.add(agent.token);
    const blockOf = async () => {
      const token = await test.signIn(account, chosenPassword);
      return (await test.request(getWithdrawSettings, {}, { token })).block;
    };
    await reset(agent.token, id);
    await test.enter(account, 'Bagong2027');
    expect(await blockOf()).toBe('blocked');
    await test.operator.advance(24 * 3_600 + 1);
    expect(await blockOf()).toBeNull();
  });

  it('is set by one agent a hundred times in ten minutes at most, new accounts included', async () => {
    const agent = await test.join();
    const { id } = await test.add(agent.token);
    for (let times = 1; times < 100; times += 1) await reset(agent.token, id);
    const limited = { status: 429, code: 'TOO_MANY_REQUEST' };
    await expect(reset(agent.token, id)).rejects.toMatchObject(limited);
    await expect(test.add(agent.token)).rejects.toMatchObject(limited);
    const other = await test.join();
    await test.add(other.token);
    await test.operator.advance(10 * 60);
    await reset(agent.token, id);
  });

  it('keeps to the rules of the gateway', async () => {
    const agent = await test.join();
    const { id } = await test.add(agent.token);
    await expect(reset(agent.token, id, 'short1')).rejects.toMatchObject({
      code: 'field_refused',
    });
  });
});

describe('the list of changes', () => {
  it('says who was changed, what and when, newest first', async () => {
    const agent = await test.join();
    const since = Date.now();
    const { id, account } = await test.add(agent.token, { rebate: 20 });
    await setRebate(agent.token, id, 35);
    await setRebate(agent.token, id, 35);
    const changes = await changesOf(agent.token);
    expect(changes).toMatchObject([
      { action: 'rebate', account, from: 20, to: 35 },
      { action: 'created', account, from: null, to: 20 },
    ]);
    for (const { at } of changes) expect(at).toBeGreaterThanOrEqual(since);
    const first = await test.request(getAgentChanges, { size: 1 }, agent);
    const after = first.next ?? '';
    const second = await test.request(getAgentChanges, { size: 1, after }, agent);
    expect(second).toMatchObject({ changes: [{ action: 'created' }], next: null });
  });

  it('has only the own changes', async () => {
    const { agent, middle } = await threeLevels();
    expect(await changesOf(agent.token)).toMatchObject([{ action: 'created', to: 60 }]);
    expect(await changesOf(middle.token)).toMatchObject([{ action: 'created', to: 30 }]);
  });
});

it('opens the changes of an account only to its own agent', async () => {
  const { agent, deep } = await threeLevels();
  const far = { code: 'function.not.available' };
  await expect(setRebate(agent.token, deep.id, 20)).rejects.toMatchObject(far);
  await expect(suspend(agent.token, deep.id, 'Y')).rejects.toMatchObject(far);
  const seen = await test.request(getDownlines, { search: '', size: 5, parent: deep.id }, agent);
  expect(seen.downlines).toEqual([]);
});
