import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { getMember } from '#protocol/calls/member.ts';
import { checkAffiliate, register } from '#protocol/calls/registration.ts';
import { getDomainRoute, getSystemStatus } from '#protocol/calls/system.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const set = (change: object) => test.operator.send('PATCH', 'settings', change);

describe('a site with hosts of its own', () => {
  const check = (domain?: string) =>
    test.request(checkAffiliate, { code: 'Luis2026', ...(domain !== undefined && { domain }) });
  const elsewhere = { status: 200, code: 'domain_not_available' };

  it('takes no registration from the page of another host', async () => {
    await check('copy.example');
    await set({ siteDomains: ['play.parola.example'] });
    for (const own of [undefined, 'play.parola.example', 'luis2026.PLAY.parola.example']) {
      await check(own);
    }
    for (const other of [
      'copy.example',
      'play.parola.example.copy.example',
      'xplay.parola.example',
    ])
      await expect(check(other)).rejects.toMatchObject(elsewhere);
    const fields = { username: 'Kiko77', password: 'Bangka2026' };
    const sent = test.request(register, { fields, domain: 'copy.example' });
    await expect(sent).rejects.toMatchObject(elsewhere);
  });

  it('names them to the app', async () => {
    await set({ siteDomains: ['play.parola.example'] });
    expect((await test.request(getSystemStatus, {})).domains).toEqual(['play.parola.example']);
    expect(await test.request(getDomainRoute, {})).toContain('play.parola.example');
  });
});

describe('a session that is used in another network', () => {
  const home = { ip: '198.51.100.1' };
  const away = { ip: '203.0.113.9' };
  const begin = async () =>
    (await test.request(signIn, { username: 'juan', password: demoPassword, captcha: '' }, home))
      .token;

  it('goes on, because phones leave their network', async () => {
    const token = await begin();
    await test.request(getMember, {}, { ...away, token });
  });

  it('ends while the operator has it so, and says why', async () => {
    await set({ sessionsStayInNetwork: true });
    const token = await begin();
    await test.request(getMember, {}, { ...home, token });
    await test.request(getAnnouncements, { types: ['PL'], execution: 'A' }, { ...away, token });
    await expect(test.request(getMember, {}, { ...away, token })).rejects.toMatchObject({
      status: 401,
      code: 'token_ip_different',
    });
    await expect(test.request(getMember, {}, { ...home, token })).rejects.toMatchObject({
      status: 401,
      code: 'login.not.session',
    });
  });
});
