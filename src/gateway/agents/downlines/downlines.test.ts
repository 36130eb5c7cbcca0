import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDownlines, suspendDownline } from '#protocol/calls/agents/downlines.ts';
import { checkAffiliate } from '#protocol/calls/registration.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { openTeam, type TeamGateway, teamPassword } from '#tests/support/open-team.ts';

let test: TeamGateway;
beforeAll(async () => {
  test = await openTeam();
});
afterAll(() => test.close());

const list = (token: string, more: object = {}) =>
  test.request(getDownlines, { search: '', size: 50, ...more }, { token });
const accounts = (rows: readonly { account: string }[]) => rows.map(({ account }) => account);

describe('a new account below an agent', () => {
  it('signs in with its initial password, and is asked to change it', async () => {
    const agent = await test.join();
    const added = await test.add(agent.token, { type: 0, rebate: 40 });
    expect(added).toMatchObject({ type: 0, depth: 1, state: 'NEW', rebate: 40, isOwn: true });
    const signedIn = await test.request(signIn, {
      username: added.account,
      password: teamPassword,
      captcha: '',
    });
    expect(signedIn).toMatchObject({ firstTime: true });
    expect(accounts(await test.below(agent.token))).toEqual([added.account]);
  });

  it.each([
    ['a name that is too short', { username: 'ab' }, 'field_refused', 'username'],
    ['a name with signs', { username: 'kiko_77' }, 'field_refused', 'username'],
    ['a name that is taken', { username: 'JUAN' }, 'username_taken', 'username'],
    ['a rebate above that of the agent', { rebate: 101 }, 'rebate_out_of_bounds', 'rebate'],
  ])('is refused for %s', async (_, more, code, field) => {
    const { token } = await test.join();
    await expect(test.add(token, more)).rejects.toMatchObject({ code, value: { field } });
    expect(await test.below(token)).toEqual([]);
  });

  it('with a rebate has the rebate of its agent at most, at every level', async () => {
    const agent = await test.join();
    const below = await test.add(agent.token, { type: 2, rebate: 60 });
    const token = await test.enter(below.account, teamPassword);
    await expect(test.add(token, { rebate: 61 })).rejects.toMatchObject({
      code: 'rebate_out_of_bounds',
      value: { least: 0, most: 60 },
    });
    expect((await test.add(token, { rebate: 60 })).rebate).toBe(60);
  });

  it('is added once by 64 requests with one name', async () => {
    const { token } = await test.join();
    const adding = Array.from({ length: 64 }, () => test.add(token, { username: 'OnlyOne' }));
    const results = await Promise.allSettled(adding);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of results) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'username_taken' });
    }
    expect(accounts(await test.below(token))).toEqual(['OnlyOne']);
  });
});

describe('the list of downlines', () => {
  it('shows one level at a time, and the way to it', async () => {
    const agent = await test.join();
    const middle = await test.add(agent.token, { type: 2, rebate: 50 });
    const middleToken = await test.enter(middle.account, teamPassword);
    const deep = await test.add(middleToken, { rebate: 10 });
    const [row] = await test.below(agent.token);
    expect(row).toMatchObject({ id: middle.id, downlines: 1, type: 2 });
    const opened = await list(agent.token, { parent: middle.id });
    expect(opened.path).toEqual([{ id: middle.id, account: middle.account }]);
    expect(opened.downlines).toMatchObject([{ id: deep.id, depth: 2, isOwn: false }]);
    expect(opened).toMatchObject({ total: 1, rebateMost: 100 });
    expect(accounts((await list(agent.token, { depth: 2 })).downlines)).toEqual([deep.account]);
  });

  it('finds members of all levels by the beginning of their account', async () => {
    const agent = await test.join();
    const middle = await test.add(agent.token, { username: 'Lantern1', type: 2, rebate: 50 });
    const middleToken = await test.enter(middle.account, teamPassword);
    await test.add(middleToken, { username: 'Lantern2' });
    await test.add(middleToken, { username: 'Other22' });
    const found = await list(agent.token, { search: 'LANT' });
    expect(accounts(found.downlines)).toEqual(['Lantern2', 'Lantern1']);
    expect((await list(agent.token, { search: 'lan_ern' })).downlines).toEqual([]);
    const stranger = await test.join();
    expect((await list(stranger.token, { search: 'lantern' })).downlines).toEqual([]);
  });

  it('is read page by page, without a gap and without a repetition', async () => {
    const agent = await test.join();
    const added = [];
    for (let nth = 0; nth < 5; nth += 1) added.unshift((await test.add(agent.token)).account);
    const seen = [];
    let after: string | undefined;
    do {
      const more = after === undefined ? {} : { after };
      const page = await list(agent.token, { size: 2, ...more });
      seen.push(...accounts(page.downlines));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(added);
  });

  it('has the state, the balance and the time at which the member was seen', async () => {
    const agent = await test.join();
    await test.add(agent.token);
    const { username } = await test.join({ type: 0, upline: agent.username, balance: 250.5 });
    const { downlines } = await list(agent.token, { state: 'ACTIVE' });
    expect(downlines).toMatchObject([{ account: username, state: 'ACTIVE', balance: 250_50 }]);
    expect(downlines[0]?.seenAt).toBeGreaterThan(Date.now() - 60_000);
    const [unused] = (await list(agent.token, { state: 'NEW' })).downlines;
    expect(unused).toMatchObject({ state: 'NEW', balance: 0, seenAt: null });
  });

  it.each([
    ['a mobile number', '639185551234', '+639185551234'],
    ['an earlier mobile number', '639195551234', '+639185550777'],
  ])('shows no contacts, and masks an account that is %s', async (_, username, mobile) => {
    const agent = await test.join();
    const contacts = { mobile, email: 'hidden@example.com' };
    const account = { username, password: teamPassword, type: 0 as const };
    await test.operator.account({ ...account, ...contacts, upline: agent.username });
    const { text } = await test.fetchRaw('/wps/agent/downlines?size=50', {
      headers: { Merchant: 'parola', Authorization: agent.token },
    });
    expect(text).toContain('+63 *** 1234');
    expect(text).not.toMatch(/91[89]5551234|hidden@|password/i);
    const found = (search: string) => list(agent.token, { search });
    expect((await found(username.slice(0, 5))).downlines).toEqual([]);
    expect(accounts((await found(username)).downlines)).toEqual(['+63 *** 1234']);
  });

  it('has no trial accounts', async () => {
    const agent = await test.join();
    await test.join({ type: 4, upline: agent.username });
    expect(await test.below(agent.token)).toEqual([]);
  });
});

it('refuses the code of a suspended agent', async () => {
  const agent = await test.join();
  await test.operator.account({
    username: 'coded',
    password: teamPassword,
    type: 2,
    upline: agent.username,
    referralCode: 'CODED2026',
  });
  const check = () => test.request(checkAffiliate, { code: 'CODED2026' });
  await check();
  const [coded] = (await list(agent.token, { search: 'coded' })).downlines;
  await test.request(suspendDownline, { id: coded?.id ?? '', suspended: 'Y' }, agent);
  await expect(check()).rejects.toMatchObject({ code: 'invitation_code_error' });
});
