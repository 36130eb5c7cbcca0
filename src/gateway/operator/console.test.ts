import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getFavourites } from '#protocol/calls/favourites.ts';
import { getVendors } from '#protocol/calls/lobby.ts';
import { getMember } from '#protocol/calls/member.ts';
import { getSealKey } from '#protocol/seal.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { getSystemStatus } from '#protocol/calls/system.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { moduleIds } from '#protocol/vocabulary/module-id.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';
import { resetToSeed } from '../seed/load-seed.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

describe('the operator', () => {
  it('closes the site for maintenance', async () => {
    await test.operator.settings({ maintenance: true });
    expect(await test.request(getSystemStatus, {})).toMatchObject({ underMaintenance: true });
    await test.request(getSealKey, {});
    const closed = { status: 503, code: 'system_maintenance' };
    await expect(test.request(getVendors, {})).rejects.toMatchObject(closed);
    await test.operator.settings({ maintenance: false });
    await test.request(getVendors, {});
  });

  it('restricts a region and reports a location', async () => {
    const location = { ip: '203.0.113.9', country: 'US' };
    await test.operator.settings({ regionRestriction: true, location });
    const status = await test.request(getSystemStatus, {});
    expect(status).toMatchObject({ regionRestricted: true, visitor: location });
    const closed = { status: 403, code: 'region_restricted' };
    await expect(test.request(getVendors, {})).rejects.toMatchObject(closed);
  });

  it('turns single modules on and off', async () => {
    const { modules } = await test.request(getSystemStatus, {});
    await test.operator.settings({ modules: { FREEPLAY3: false } });
    await test.operator.settings({ modules: { BINDGA3: true } });
    const switched = (await test.request(getSystemStatus, {})).modules;
    expect(switched).toEqual({ ...modules, FREEPLAY3: false, BINDGA3: true });
  });

  it('lists every module', async () => {
    const { modules } = await test.request(getSystemStatus, {});
    expect(Object.keys(modules).toSorted()).toEqual(moduleIds.toSorted());
  });

  it('makes a call fail a given number of times', async () => {
    await test.operator.failNext(getVendors, 502, { times: 2 });
    const failed = { status: 502, code: 'system_busy' };
    await expect(test.request(getVendors, {})).rejects.toMatchObject(failed);
    await expect(test.request(getVendors, {})).rejects.toMatchObject(failed);
    await test.request(getVendors, {});
  });

  it('delays answers', async () => {
    await test.operator.settings({ latencyMs: 150 });
    const before = performance.now();
    await test.request(getSystemStatus, {});
    expect(performance.now() - before).toBeGreaterThanOrEqual(149);
  });

  it('adds an account with a balance and a state', async () => {
    await test.operator.account({
      username: 'Lito',
      password: 'Bangka77',
      type: 41,
      firstTimeLogin: true,
      balance: 12.34,
      clubLabel: { labelName: 'Harbour', type: 'AUTO' },
      upline: 'ana',
    });
    const request = { username: 'lito', password: 'Bangka77', captcha: '' };
    const { token, firstTime } = await test.request(signIn, request);
    expect(firstTime).toBe(true);
    expect(await test.request(getBalance, {}, { token })).toMatchObject({ centavos: 1234 });
    const club = { name: 'Harbour', type: 'AUTO' };
    expect(await test.request(getMember, {}, { token })).toMatchObject({ toUpline: true, club });
    const again = test.operator.account({ username: 'LITO', password: 'x', type: 0 });
    await expect(again).rejects.toThrow('There is one already');
  });

  it('resets data, sessions, clock and settings', async () => {
    const {
      operator,
      request,
      signIn: enter,
      close,
    } = await openTestGateway({ restore: resetToSeed });
    const token = await enter('juan');
    await operator.advance(86_400);
    await operator.settings({ maintenance: true });
    const { now } = await operator.reset();
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
    await expect(request(getFavourites, {}, { token })).rejects.toMatchObject({ status: 401 });
    await enter('juan');
    await close();
  });

  it('moves no clock and resets no data of a store that began without demo content', async () => {
    const store = await openTestStore('demo');
    const own = await openTestGateway({ store });
    await store.engine.query(`update setting set value = '"casino"' where name = 'seed'`, []);
    await own.operator.account({ username: 'Maria', password: 'Bangka2026', type: 0 });
    for (const refused of [own.operator.advance(3_600), own.operator.reset()]) {
      await expect(refused).rejects.toThrow('The store began without demo content');
    }
    const { rows } = await store.engine.query(
      `select (select count(*) from member where username = 'Maria')::int as members,
        (select count(*) from setting where name = 'clockAheadMs')::int as shifts`,
      [],
    );
    expect(rows).toEqual([{ members: 1, shifts: 0 }]);
    await own.close();
  });

  it('lists sent messages by recipient, newest first', async () => {
    expect(await test.operator.outbox()).toEqual([]);
    expect(await test.operator.outbox('+639175550101')).toEqual([]);
  });

  it('gets the field of an invalid value', async () => {
    const wrong = test.operator.settings({ latencyMs: -1 });
    await expect(wrong).rejects.toThrow(/400|latencyMs/);
  });
});

describe('the console', () => {
  const ask = (init: RequestInit & { origin?: string; path?: string } = {}, ip = '127.0.0.1') => {
    const { origin = testOrigin, path = '/_operator/settings', ...rest } = init;
    const request = new Request(origin + path, rest);
    if (!request.headers.has('Operator-Token')) request.headers.set('Operator-Token', testToken);
    return test.gateway.fetch(request, { ip });
  };

  it.each(['127.0.0.1', '127.4.5.6', '::1', '::ffff:127.0.0.1'])('answers %s', async (ip) => {
    expect((await ask({}, ip)).status).toBe(200);
  });

  it.each(['192.0.2.1', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '127.0.0.1.example', ''])(
    'is not there for a visitor from %s',
    async (ip) => {
      expect((await ask({}, ip)).status).toBe(404);
    },
  );

  it.each(['http://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.nip.example'])(
    'is not there by the name of %s, whoever asks',
    async (origin) => {
      expect((await ask({ origin })).status).toBe(404);
    },
  );

  it('checks the Host header, not only the address', async () => {
    expect((await ask({ headers: { Host: 'evil.example' } })).status).toBe(404);
  });

  it.each(['http://evil.example', 'http://localhost:9999', 'null'])(
    'changes nothing for a page of %s',
    async (origin) => {
      const headers = { 'Content-Type': 'application/json', Origin: origin };
      const path = '/_operator/reset';
      expect((await ask({ path, method: 'POST', headers, body: '{}' })).status).toBe(404);
    },
  );

  it('accepts JSON only, which a form of another site cannot send', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await ask({ method: 'PATCH', headers, body: '{"maintenance":true}' })).status).toBe(
      400,
    );
  });

  it.each(['', 'a-wrong-token-of-no-operator'])(
    'asks for its token, not for "%s"',
    async (token) => {
      const answer = await ask({ headers: { 'Operator-Token': token } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: expect.stringContaining('Operator-Token') });
    },
  );

  it('refuses the id of a module that does not exist', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = '{"modules":{"FREEPLAY":false}}';
    const answer = await ask({ method: 'PATCH', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('modules.FREEPLAY');
  });

  it('is a page that allows only its own script', async () => {
    const answer = await ask({ path: '/_operator' });
    const html = await answer.text();
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style/);
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await ask({ path })).status).toBe(200);
    }
  });

  it('answers 404 when it is off', async () => {
    const quiet = await openTestGateway({ operatorToken: null });
    const answer = await quiet.gateway.fetch(new Request(`${testOrigin}/_operator`), {
      ip: '127.0.0.1',
    });
    expect(answer.status).toBe(404);
    await quiet.close();
  });
});
