import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { consoleWithoutParts } from '#tests/support/console-without-parts.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { verifyAudit } from '../audit/verify-chain.ts';
import { type OperatorRole, operatorRoles } from './access.ts';
import { rolesOf } from './pages.ts';
import { sections } from './sections/sections.ts';
import { menu, view } from './view.ts';

let test: TestGateway;
let database: Database;
beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTestGateway({ store, restore: store.restore });
});
afterAll(() => test.close());

/** Sends a request with the token of an operator, and returns its status and its body. */
async function ask(token: string, method: string, path: string, body?: unknown) {
  const request = new Request(`${testOrigin}/_operator/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Operator-Token': token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await test.gateway.fetch(request, { ip: '127.0.0.1' });
  return { status: answer.status, body: Object(await answer.json()) };
}

const asOwner = (method: string, path: string, body?: unknown) =>
  ask(testToken, method, path, body);

async function add(name: string, role: OperatorRole): Promise<string> {
  const { body } = await asOwner('POST', 'operators', { name, role });
  return body.token;
}

const idOf = async (name: string) => {
  const rows = database.sql.selectFrom('console_operator').select('id').where('name', '=', name);
  return (await rows.executeTakeFirstOrThrow()).id;
};

/** The last rows of the audit, newest first. */
async function lastRows(count: number) {
  const rows = database.sql.selectFrom('audit_event').select(['kind', 'actor', 'facts']);
  const found = await rows.orderBy('id', 'desc').limit(count).execute();
  return found.map(({ facts, ...row }) => ({ ...row, facts: JSON.parse(facts) }));
}

const { routes } = consoleWithoutParts();

describe('the roles of the console', () => {
  it.each(operatorRoles.filter((role) => role !== 'owner'))(
    'let a %s in where the table does, and refuse the rest in words',
    async (role) => {
      const token = await add(`one ${role}`, role);
      const given = parse(menu, (await ask(token, 'GET', 'pages')).body);
      expect(given.operator).toEqual({ name: `one ${role}`, role });
      const shown = given.groups.flatMap((group) => group.sections.map(({ name }) => name));
      for (const section of sections.filter(({ page }) => page !== undefined)) {
        const { status, body } = await ask(token, 'GET', `pages/${section.name}`);
        const isOpen = rolesOf(section, routes).includes(role);
        expect(status, section.name).toBe(isOpen ? 200 : 403);
        expect(shown.includes(section.name), section.name).toBe(isOpen);
        if (!isOpen) continue;
        const blocks = parse(view, body).blocks;
        const actions = blocks.flatMap((block) => {
          if (block.kind === 'form') return [block.action];
          return block.kind === 'table' ? block.rows.flatMap((row) => row.actions) : block.actions;
        });
        for (const { method, path } of actions) {
          expect(routes.may(role, method, `/_operator/${path}`), path).toBe(true);
        }
      }
      for (const { method, path, roles } of routes.list) {
        const body = method === 'GET' ? undefined : [];
        const answer = await ask(token, method, path.slice(11).replaceAll(/:\w+/g, 'x'), body);
        if (roles.includes(role)) expect(answer.status, path).not.toBe(403);
        else {
          const words = `Your role, ${role}, may not do this. It is for: ${roles.join(', ')}.`;
          expect(answer, path).toEqual({ status: 403, body: { error: words } });
        }
      }
    },
  );

  it('keep money out of the messages of the support', async () => {
    const token = await add('rosa', 'support');
    const message = { to: 'juan', title: 'A title', content: 'A text' };
    const reward = { kind: 'cash', amount: 5, days: 1 };
    expect((await ask(token, 'POST', 'messages', message)).status).toBe(200);
    expect((await ask(token, 'POST', 'messages', { ...message, reward })).status).toBe(403);
    const page = JSON.stringify((await ask(token, 'GET', 'pages/messages')).body);
    expect(page).not.toContain('reward.amount');
  });
});

describe('an operator', () => {
  it('works from the first to the last request with the token, which the store does not have', async () => {
    const token = await add('Nilo', 'cashier');
    expect((await ask(token, 'GET', 'withdrawals')).status).toBe(200);
    const kept = await database.sql.selectFrom('console_operator').selectAll().execute();
    expect(JSON.stringify([kept, await lastRows(50)])).not.toContain(token);
    const page = JSON.stringify((await asOwner('GET', 'pages/operators')).body);
    expect(page).toContain('Nilo');
    expect(page).not.toContain(token);

    const id = await idOf('Nilo');
    const renewed = (await asOwner('POST', `operators/${id}/token`, {})).body.token;
    expect((await ask(token, 'GET', 'withdrawals')).status).toBe(401);
    expect((await ask(renewed, 'GET', 'withdrawals')).status).toBe(200);
    expect((await asOwner('POST', `operators/${id}/role`, { role: 'content' })).body.changed).toBe(
      true,
    );
    expect((await ask(renewed, 'GET', 'withdrawals')).status).toBe(403);
    expect((await asOwner('POST', `operators/${id}/disable`, {})).status).toBe(200);
    expect((await ask(renewed, 'GET', 'pages')).status).toBe(401);
    expect((await asOwner('POST', `operators/${id}/token`, {})).status).toBe(400);
    expect((await lastRows(4)).map(({ kind, facts }) => ({ kind, ...facts }))).toEqual([
      { kind: 'operatorDisabled', operator: 'owner', of: 'Nilo' },
      {
        kind: 'operatorRoleChanged',
        operator: 'owner',
        of: 'Nilo',
        from: 'cashier',
        to: 'content',
      },
      { kind: 'operatorTokenRenewed', operator: 'owner', of: 'Nilo' },
      { kind: 'operatorAdded', operator: 'owner', of: 'Nilo', to: 'cashier' },
    ]);
  });

  it.each(['owner', 'Owner', 'NADIA', ' ', '<b>'])('cannot have the name "%s"', async (name) => {
    await asOwner('POST', 'operators', { name: 'Nadia', role: 'viewer' });
    expect((await asOwner('POST', 'operators', { name, role: 'viewer' })).status).toBe(400);
  });

  it('of the role owner adds others and changes settings', async () => {
    const token = await add('Second', 'owner');
    expect((await ask(token, 'POST', 'operators', { name: 'Third', role: 'viewer' })).status).toBe(
      200,
    );
    expect((await ask(token, 'PATCH', 'setting-fields', { lettersPerDay: '9' })).status).toBe(200);
  });
});

describe('the audit', () => {
  it('names who has decided about money, in the list of decisions too', async () => {
    const token = await add('Carlo', 'cashier');
    const correction = { key: 'by-carlo', amount: 12, reason: 'A gift' };
    await ask(token, 'POST', 'members/juan/balance', correction);
    const [last] = await lastRows(1);
    expect(last).toMatchObject({
      kind: 'moneyDecision',
      actor: 'operator',
      facts: { operator: 'Carlo' },
    });
    const [first] = (await asOwner('GET', 'decisions')).body;
    expect(first).toMatchObject({ operator: 'Carlo', reason: 'A gift', amount: 12 });
  });

  it('has both values of each changed setting, once, and nothing of what stays', async () => {
    await asOwner('PATCH', 'setting-fields', {
      'withdrawalLimits.least': '123',
      lettersPerDay: '11',
    });
    await asOwner('PATCH', 'setting-fields', {
      'withdrawalLimits.least': '150',
      lettersPerDay: '11',
    });
    await asOwner('PATCH', 'settings', { blockedIps: ['192.0.2.7'], lettersPerDay: 11 });
    const [blocked, least] = await lastRows(2);
    expect(blocked?.facts).toEqual({
      operator: 'owner',
      setting: 'blockedIps',
      from: '[]',
      to: '["192.0.2.7"]',
    });
    expect(least?.facts).toEqual({
      operator: 'owner',
      setting: 'withdrawalLimits.least',
      from: '12300',
      to: '15000',
    });
  });

  it('has other changes with their action, and none that was refused or changed nothing', async () => {
    const token = await add('Celia', 'content');
    const [before] = await lastRows(1);
    await ask(token, 'POST', 'missions/mission/none', { enabled: false });
    await ask(token, 'PATCH', 'vendors', { code: 'TALA' });
    await ask(token, 'PATCH', 'settings', { lettersPerDay: 1 });
    expect(await lastRows(1)).toEqual([before]);
    await ask(token, 'PATCH', 'vendors', { code: 'TALA', underMaintenance: true });
    const facts = {
      operator: 'Celia',
      action: 'PATCH vendors',
      code: 'TALA',
      underMaintenance: true,
    };
    expect(await lastRows(1)).toEqual([{ kind: 'consoleAction', actor: 'operator', facts }]);
  });

  it('keeps no password, and is a whole chain', async () => {
    const account = {
      username: 'Mina',
      password: 'Bangka2026',
      type: 0,
      totpSecret: 'JBSWY3DPEHPK3PXP',
    };
    await asOwner('POST', 'accounts', account);
    const [last] = await lastRows(1);
    expect(last?.facts).toEqual({
      operator: 'owner',
      action: 'POST accounts',
      type: 0,
    });
    await asOwner('POST', 'jobs', {});
    expect(await verifyAudit(database.sql)).toMatchObject({ waiting: 0, fault: null });
  });

  it('is a list of the console, which one operator is chosen in', async () => {
    const token = await add('Vera', 'viewer');
    const texts = async (query: string) =>
      JSON.stringify(parse(view, (await ask(token, 'GET', `pages/changes${query}`)).body).blocks);
    expect(await texts('')).toContain('operator added');
    const own = await texts('?operator=Celia');
    expect(own).toContain('PATCH vendors');
    expect(own).not.toContain('operator added');
  });
});

describe('wrong tokens', () => {
  it('are limited by network, the same one counts once, and the owner stays in', async () => {
    const token = await add('Otto', 'viewer');
    const attempt = async (wrong: string) => {
      const headers = { 'Operator-Token': wrong };
      const request = new Request(`${testOrigin}/_operator/pages`, { headers });
      return (await test.gateway.fetch(request, { ip: '127.9.9.9' })).status;
    };
    for (let times = 0; times < 30; times += 1) expect(await attempt('an-old-token')).toBe(401);
    expect(await attempt(token)).toBe(200);
    for (let guess = 1; guess < 20; guess += 1) expect(await attempt(`guess-${guess}`)).toBe(401);
    expect(await attempt('guess-20')).toBe(429);
    expect(await attempt(token)).toBe(429);
    expect(await attempt('')).toBe(401);
    expect(await attempt(testToken)).toBe(200);
    await asOwner('POST', 'clock', { advanceSeconds: 15 * 60 });
    expect(await attempt(token)).toBe(200);
  });
});
