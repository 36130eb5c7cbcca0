import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../../../store/database.ts';
import type { OperatorRole } from '../../access.ts';
import { type Block, view } from '../../view.ts';

let test: TestGateway;
let database: Database;
beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTestGateway({ store, restore: store.restore });
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

/** Sends a request with the token of an operator, or one with the key of a form, and returns its status and its body. */
async function ask(by: string | Headers, method: string, path: string, body?: unknown) {
  const headers = typeof by === 'string' ? new Headers({ 'Operator-Token': by }) : by;
  headers.set('Content-Type', 'application/json');
  const request = new Request(`${testOrigin}/_operator/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await test.gateway.fetch(request, { ip: '127.0.0.1' });
  return { status: answer.status, body: Object(await answer.json()) };
}

async function add(name: string, role: OperatorRole): Promise<string> {
  return (await ask(testToken, 'POST', 'operators', { name, role })).body.token;
}

const reason = 'A call about a payment';
const path = 'members/juan/private-access';
const grant = (by: string | Headers = testToken) => ask(by, 'POST', path, { reason });

async function blocksFor(token: string, username = 'juan'): Promise<readonly Block[]> {
  const { body } = await ask(token, 'GET', `pages/members?username=${username}`);
  return parse(view, body).blocks;
}

/** The private facts of a member on the page of an operator. */
async function factsFor(token = testToken, username = 'juan') {
  const [first] = await blocksFor(token, username);
  if (first?.kind !== 'facts') throw new Error('The page has no facts');
  const cells = new Map(first.facts.map(({ label, cell }) => [label, cell]));
  return ['Real name', 'E-mail', 'Mobile number'].map((label) => cells.get(label));
}

/** The block that asks for private facts, or ends the grant. */
async function blockFor(token = testToken) {
  return (await blocksFor(token)).find(({ title }) => title === 'Private facts');
}

const whole = ['Juan Marasigan', 'juan@example.com', '639175550101'];
const masked = ['J*** M***', 'j***@example.com', '+63 *** 0101'];

/** The rows of the audit about private facts, the oldest first. */
async function audited() {
  const rows = await database.sql
    .selectFrom('audit_event')
    .select(['kind', 'facts', 'at'])
    .where('kind', 'like', 'private%')
    .orderBy('id')
    .execute();
  return rows.map(({ facts, ...row }) => ({ ...row, ...Object(JSON.parse(facts)) }));
}

/** The rows that were written since some were counted. */
const auditedSince = async (count: number) => (await audited()).slice(count);

describe('the private facts of a member', () => {
  it('are masked on the page for each role, and asked for by those who work with members', async () => {
    for (const role of ['owner', 'cashier', 'support', 'viewer'] as const) {
      const token = await add(`first ${role}`, role);
      expect(await factsFor(token), role).toEqual(masked);
      const page = JSON.stringify(await blocksFor(token));
      for (const fact of whole) expect(page, role).not.toContain(fact);
      const mayAsk = role !== 'viewer';
      expect((await blockFor(token))?.kind, role).toBe(mayAsk ? 'form' : undefined);
      expect((await grant(token)).status, role).toBe(mayAsk ? 200 : 403);
      expect(await factsFor(token), role).toEqual(mayAsk ? whole : masked);
    }
    expect(await factsFor()).toEqual(masked);
  });

  it('are shown to the operator who has asked, of this member alone, until exactly 30 minutes have passed', async () => {
    const [rosa, nilo] = [await add('rosa', 'support'), await add('nilo', 'cashier')];
    const { now } = await test.operator.advance(0);
    const { endsAt } = (await grant(rosa)).body;
    expect(endsAt - now).toBeGreaterThanOrEqual(30 * 60_000);
    expect(endsAt - now).toBeLessThan(31 * 60_000);
    expect(await blockFor(rosa)).toMatchObject({
      kind: 'facts',
      facts: [{ cell: { kind: 'time', at: endsAt } }, { cell: reason }],
      leftMs: expect.toSatisfy((left: number) => left > 29 * 60_000 && left <= 30 * 60_000),
    });
    expect(await factsFor(rosa)).toEqual(whole);
    expect(await factsFor(nilo)).toEqual(masked);
    expect(await factsFor()).toEqual(masked);
    expect((await factsFor(rosa, 'ana'))[0]).toMatch(/\*\*\*/);
    await test.operator.advance(29 * 60);
    expect(await factsFor(rosa)).toEqual(whole);
    await test.operator.advance(61);
    expect(await factsFor(rosa)).toEqual(masked);
    expect((await blockFor(rosa))?.kind).toBe('form');
    expect((await grant(rosa)).body).toMatchObject({ changed: true });
    expect(await factsFor(rosa)).toEqual(whole);
  });

  it('are masked again when the operator ends the access, or has another role', async () => {
    const rosa = await add('rosa', 'support');
    await grant(rosa);
    expect((await ask(rosa, 'POST', `${path}/end`, {})).body).toEqual({ changed: true });
    expect(await factsFor(rosa)).toEqual(masked);
    expect((await ask(rosa, 'POST', `${path}/end`, {})).body).toEqual({ changed: false });
    await grant(rosa);
    expect(await factsFor(rosa)).toEqual(whole);
    const rows = database.sql.selectFrom('console_operator').select('id');
    const { id } = await rows.where('name', '=', 'rosa').executeTakeFirstOrThrow();
    await ask(testToken, 'POST', `operators/${id}/role`, { role: 'viewer' });
    expect(await factsFor(rosa)).toEqual(masked);
  });

  it('need a reason of 5 to 300 characters', async () => {
    for (const text of ['', 'Call', '    x    ', 'x'.repeat(301)]) {
      expect((await ask(testToken, 'POST', path, { reason: text })).status, text).toBe(400);
      expect(await factsFor(), text).toEqual(masked);
    }
    for (const text of ['A call', 'x'.repeat(300)]) {
      expect((await ask(testToken, 'POST', path, { reason: text })).status, text).toBe(200);
      expect(await factsFor(), text).toEqual(whole);
      await ask(testToken, 'POST', `${path}/end`, {});
    }
  });

  it('are granted once by 64 requests at once, and once by a repeated form', async () => {
    const before = (await audited()).length;
    const answers = await Promise.all(Array.from({ length: 64 }, () => grant()));
    expect(new Set(answers.map(({ body }) => body.endsAt)).size).toBe(1);
    expect(answers.filter(({ body }) => body.changed)).toHaveLength(1);
    expect(await database.sql.selectFrom('private_access').selectAll().execute()).toHaveLength(1);
    expect(await auditedSince(before)).toHaveLength(1);
    const rosa = await add('rosa', 'support');
    const form = new Headers({ 'Operator-Token': rosa, 'Idempotency-Key': 'the-form-of-rosa-1' });
    const keyed = [await grant(form), await grant(form)];
    expect(keyed[0]).toMatchObject({ status: 200, body: { changed: true } });
    expect(keyed[1]).toEqual(keyed[0]);
    await test.operator.advance(31 * 60);
    expect(await grant(form)).toEqual(keyed[0]);
    expect(await factsFor(rosa)).toEqual(masked);
    expect(await auditedSince(before)).toHaveLength(2);
  });

  it('leave the request, the first look of many and the end in the audit, which the console lists', async () => {
    const before = (await audited()).length;
    const rosa = await add('rosa', 'support');
    await grant(rosa);
    expect(await auditedSince(before)).toHaveLength(1);
    await Promise.all(Array.from({ length: 8 }, () => factsFor(rosa)));
    await factsFor();
    await ask(rosa, 'POST', `${path}/end`, {});
    const [granted, ...others] = await auditedSince(before);
    const until = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/;
    expect(granted).toMatchObject({ kind: 'privateAccessGranted', operator: 'rosa', reason });
    expect(granted.until).toMatch(until);
    const { grant: id } = granted;
    expect(others).toMatchObject([
      { kind: 'privateFactsSeen', operator: 'rosa', grant: id },
      { kind: 'privateAccessEnded', operator: 'rosa', grant: id },
    ]);
    const list = await ask(testToken, 'GET', 'pages/changes?operator=rosa');
    const [block] = parse(view, list.body).blocks;
    const rows = block?.kind === 'table' ? block.rows.map(({ cells }) => cells) : [];
    expect(rows.map((cells) => cells[2])).toEqual([
      'private access ended',
      'private facts seen',
      'private access granted',
    ]);
    expect(rows[2]?.[3]).toMatchObject({ text: 'juan' });
    expect(rows[2]?.[4]).toContain(`reason: ${reason}; until: ${granted.until}`);
  });

  it('are masked in files, and a file is no look', async () => {
    await grant();
    const before = (await audited()).length;
    await test.operator.file('pages/members/csv/members');
    await expect(test.operator.file('pages/members/csv/members?username=juan')).rejects.toThrow();
    expect(await auditedSince(before)).toEqual([]);
  });
});
