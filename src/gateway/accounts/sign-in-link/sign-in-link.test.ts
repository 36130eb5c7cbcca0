import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { suspendDownline } from '#protocol/calls/agents/downlines.ts';
import { getMember } from '#protocol/calls/member.ts';
import { changePassword } from '#protocol/calls/password.ts';
import { getDevices, getLoginRecords } from '#protocol/calls/security/devices.ts';
import { getSignInLink, signInByLink } from '#protocol/calls/security/sign-in-link.ts';
import { chosenPassword } from '#tests/support/open-gateway.ts';
import { openTeam, type TeamGateway, teamPassword } from '#tests/support/open-team.ts';
import { signInLinkLifeMs } from './sign-in-links.ts';

const logged: string[] = [];
let test: TeamGateway;
beforeAll(async () => {
  test = await openTeam({ log: (line) => void logged.push(line) });
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const over = { status: 200, code: 'sign_in_link_over' };

async function link(username = 'juan') {
  const made = await test.operator.signInLink(username);
  const { token } = made;
  return {
    ...made,
    look: () => test.request(getSignInLink, { token }),
    use: () => test.request(signInByLink, { token }),
  };
}

describe('a sign-in link', () => {
  it('has an address with a token of its own, for five minutes', async () => {
    const { address, token, expiresAt } = await link();
    expect(address).toBe(`/?token=${token}`);
    expect(token).toMatch(/^once\.[\w-]{43}$/);
    expect(Math.abs(expiresAt - Date.now() - signInLinkLifeMs)).toBeLessThan(60_000);
  });

  it('names its account as often as it is asked, and signs in once', async () => {
    const { look, use } = await link();
    expect(await look()).toEqual({ account: 'juan' });
    expect(await look()).toEqual({ account: 'juan' });
    const { token, username } = await use();
    expect(username).toBe('juan');
    expect(await test.request(getMember, {}, { token })).toMatchObject({ account: 'juan' });
    await expect(use()).rejects.toMatchObject(over);
    await expect(look()).rejects.toMatchObject(over);
  });

  it('is no token of a session', async () => {
    const { token, use } = await link();
    await expect(test.request(getMember, {}, { token })).rejects.toMatchObject({ status: 401 });
    const { token: session } = await use();
    expect(session).not.toContain(token.slice(5));
    await expect(test.request(signInByLink, { token: session })).rejects.toMatchObject({
      code: 'request_invalid',
    });
  });

  it('gives one session to all who use it at the same time', async () => {
    const { use } = await link();
    const before = await test.signIn('juan');
    const answers = await Promise.allSettled(Array.from({ length: 8 }, use));
    const signedIn = answers.filter(({ status }) => status === 'fulfilled');
    expect(signedIn).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(over);
    }
    const devices = await test.request(getDevices, {}, { token: before });
    expect(devices).toHaveLength(2);
  });

  it('ends after five minutes', async () => {
    const { look, use } = await link();
    await test.operator.advance(signInLinkLifeMs / 1000 + 1);
    await expect(look()).rejects.toMatchObject(over);
    await expect(use()).rejects.toMatchObject(over);
  });

  it('ends with a new password of its member', async () => {
    const { use } = await link();
    const token = await test.signIn('juan');
    const change = { oldPassword: 'Parola2026', newPassword: chosenPassword };
    const request = { ...change, confirmation: chosenPassword };
    await test.request(changePassword, request, { token });
    await expect(use()).rejects.toMatchObject(over);
  });

  it('does not sign in a member who is suspended, also one that was made after that', async () => {
    const agent = await test.join();
    const { id, account } = await test.add(agent.token);
    await test.enter(account, teamPassword);
    const before = await link(account);
    await test.request(suspendDownline, { id, suspended: 'Y' }, { token: agent.token });
    await expect(before.use()).rejects.toMatchObject(over);
    const after = await link(account);
    await expect(after.use()).rejects.toMatchObject({ code: 'account_suspended' });
    await test.request(suspendDownline, { id, suspended: 'N' }, { token: agent.token });
    await expect(after.use()).rejects.toMatchObject(over);
  });

  it('does not sign in a member who is excluded, or from a blocked address', async () => {
    const excluded = { username: 'pahinga', password: teamPassword, type: 0 as const };
    await test.operator.account({ ...excluded, selfExcluded: true });
    const { use } = await link('pahinga');
    const code = 'login_blocked_by_self_exclusion';
    await expect(use()).rejects.toMatchObject({ code });
    await test.operator.settings({ blockedIps: ['192.0.2.1'] });
    const blocked = await link();
    await expect(blocked.use()).rejects.toMatchObject({ code: 'ip_blocked' });
    await expect(blocked.look()).rejects.toMatchObject({ code: 'ip_blocked' });
  });

  it('is in the login record of its member', async () => {
    const { token } = await (await link()).use();
    const [last] = await test.request(getLoginRecords, {}, { token });
    expect(last).toMatchObject({ method: 'link', outcome: 'success' });
  });

  it('is refused to guesses, after some of them also without a look', async () => {
    const guess = { token: `once.${'x'.repeat(43)}` };
    const from = { ip: '198.51.100.9' };
    for (let n = 0; n < 60; n += 1) {
      await expect(test.request(getSignInLink, guess, from)).rejects.toMatchObject(over);
    }
    const throttled = { code: 'TOO_MANY_REQUEST' };
    await expect(test.request(signInByLink, guess, from)).rejects.toMatchObject(throttled);
  });

  it('is made by the operator only, for a member only', async () => {
    await expect(test.operator.signInLink('nobody')).rejects.toThrow('There is nobody');
    const path = '/_operator/members/juan/sign-in-link';
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    const { status } = await test.fetchRaw(path, init, '127.0.0.1');
    expect(status).toBe(401);
  });

  it('is in no line of the log', async () => {
    const { token, use } = await link();
    await use();
    await expect(use()).rejects.toMatchObject(over);
    expect(logged.join('\n')).not.toContain(token);
  });
});
